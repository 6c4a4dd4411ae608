import type { Fixture } from "../oracle/fixture.ts";

const DAYS = ["2026-11-18", "2026-11-19", "2026-11-20"];

const OF_A_RANGE = ["salesFigures", "bankingFigures", "bookingFigures", "messageFigures"];

export const fixture: Fixture = {
  // figures are counted by triggers of what other domains add
  fill() {},
  values() {
    const ofOrders = ["placedFrom", "placedTo", "paidFrom", "paidTo"];
    return Object.fromEntries([
      ...OF_A_RANGE.flatMap((name) => [
        [`Query.${name}.from`, DAYS],
        [`Query.${name}.to`, DAYS],
      ]),
      ...ofOrders.map((name) => [name, DAYS]),
    ]);
  },
  open: {
    "Query.stockAlerts": "who manages orders sees all products",
    "Query.bookingAgenda": "it is made of what the viewer sees",
  },
};
