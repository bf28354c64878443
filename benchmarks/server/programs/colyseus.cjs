// usage: colyseus.cjs PORT
"use strict";

const { Server, Room } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const game = require("./game.cjs");

// Each seat is told its view in a message of its own, at once. Patches of a schema with a view for
// every seat, sent at once, were about as fast; on their clock they are later.
class Gang extends Room {
  onCreate() {
    this.maxClients = game.SEATS;
    this.patchRate = null;
    this.table = game.start();
    this.seats = [];
    this.onMessage("play", (client, move) => {
      if (game.play(this.table, this.seats.indexOf(client), move)) this.tell();
    });
  }

  onJoin(client) {
    this.seats.push(client);
    if (this.seats.length === game.SEATS) this.tell();
  }

  tell() {
    this.seats.forEach((client, seat) => client.send("view", game.view(this.table, seat)));
  }
}

// Where idle connections wait: Colyseus knows no connection without a room.
class Waiting extends Room {
  onCreate() {
    this.patchRate = null;
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define("gang", Gang);
server.define("waiting", Waiting);
server.listen(Number(process.argv[2]), "127.0.0.1");
