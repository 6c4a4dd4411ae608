import { type Fixture, some, UNKNOWN } from "../oracle/fixture.ts";
import { at, idOf, nth, texts, times } from "../oracle/series.ts";
import { Plan } from "./plan.ts";

const plan = (n: number): Plan =>
  Object.assign(new Plan(), {
    id: idOf("fb", n),
    createdAt: at(n),
    updatedAt: at(n),
    name: nth([{ en: `Plan ${n}`, fr: `Formule "${n}"` }, { en: `Plan ${n}` }], n),
    description: texts(n),
    monthlyPrice: nth([null, 0, 12_50], n),
    yearlyPrice: nth([null, 125_00], n),
    currency: nth(["EUR", "NOK", "JPY"], n),
    features: texts(n + 1),
    highlighted: n % 4 === 0,
    ctaLabel: texts(n + 2),
    ctaHref: nth([null, "/auth/register", "https://shop.example/?a=1&b=2"], n),
    order: Math.floor(n / 2),
    deletedAt: n % 5 === 4 ? at(n) : null,
  });

export const fixture: Fixture = {
  fill(world) {
    world.add(times(8, plan));
  },
  values(world) {
    return { "Query.plan.id": [...some(world.of(Plan)), UNKNOWN, "nothing"] };
  },
  open: {
    "Query.plan": "everyone sees all that are not in the trash",
  },
};
