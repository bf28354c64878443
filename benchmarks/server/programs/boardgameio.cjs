// usage: boardgameio.cjs PORT [FOLDER]: in memory, or with the file store in FOLDER
"use strict";

const { Server, FlatFile } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");
const game = require("./game.cjs");

const [port, folder] = process.argv.slice(2);

const gang = {
  name: "gang",
  minPlayers: game.SEATS,
  maxPlayers: game.SEATS,
  disableUndo: true, // it would only cost
  setup: game.start,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, move) =>
      game.play(G, Number(playerID), move) ? undefined : INVALID_MOVE,
  },
  playerView: ({ G, playerID }) => (playerID === null ? {} : game.view(G, Number(playerID))),
};

const server = Server({
  games: [gang],
  origins: ["http://127.0.0.1"],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
const listen = server.app.listen.bind(server.app);
server.app.listen = (at, ready) => listen(at, "127.0.0.1", ready);
server.run(Number(port));
