// The game that the peers play: shaped like Gang of Four, with no rules to speak of. Four seats hold
// 16 cards each, hidden from the others; who is to move plays a pair from a list of legal moves, or
// passes; when all hands are empty they are dealt again.
"use strict";

const SEATS = 4;
const PAIRS = 8;

const dealt = () =>
  Array.from({ length: SEATS }, (_, seat) =>
    Array.from({ length: 2 * PAIRS }, (_, at) => "GYR"[(seat + at) % 3] + ((at >> 1) + 1)),
  );

const legal = (hand) => {
  const moves = [];
  for (let at = 0; at < hand.length; at += 2) moves.push(hand[at] + " " + hand[at + 1]);
  moves.push("pass");
  return moves;
};

const start = () => ({ number: 0, hands: dealt(), last: null, cycle: [] });

// Plays in place; false, and nothing has happened, when the move is not legal.
const play = (state, seat, move) => {
  if (seat !== state.number % SEATS) return false;
  const at = legal(state.hands[seat]).indexOf(move);
  if (at < 0) return false;
  if (move !== "pass") {
    state.hands[seat].splice(2 * at, 2);
    state.last = move;
  }
  if (state.number % SEATS === 0) state.cycle = [];
  state.cycle.push({ seat, move });
  state.number += 1;
  if (state.hands.every((hand) => hand.length === 0)) state.hands = dealt();
  return true;
};

const view = (state, seat) => ({
  seat,
  number: state.number,
  awaits: state.number % SEATS,
  hand: state.hands[seat],
  counts: state.hands.map((hand) => hand.length),
  last: state.last,
  cycle: state.cycle,
  legal: seat === state.number % SEATS ? legal(state.hands[seat]) : [],
});

module.exports = { SEATS, start, play, view };
