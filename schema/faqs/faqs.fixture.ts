import { Category, CategoryKind } from "../categories/category.ts";
import { type Fixture, some, UNKNOWN } from "../oracle/fixture.ts";
import { at, idOf, nth, texts, times } from "../oracle/series.ts";
import { Faq } from "./faq.ts";

const faq = (n: number, categories: readonly Category[]): Faq =>
  Object.assign(new Faq(), {
    id: idOf("fa", n),
    createdAt: at(n),
    updatedAt: at(n),
    question: nth([{ en: `Why ${n}?`, fr: `Pourquoi "${n}" ?` }, { en: `Why ${n}?` }], n),
    answer: texts(n),
    category: nth([...categories, null], n),
    order: Math.floor(n / 2),
    deletedAt: n % 5 === 4 ? at(n) : null,
  });

export const fixture: Fixture = {
  after: ["categories"],
  fill(world) {
    const categories = world.of(Category).filter(({ kind }) => kind === CategoryKind.FAQ);
    world.add(times(12, (n) => faq(n, categories)));
  },
  values(world) {
    return { "Query.faq.id": [...some(world.of(Faq)), UNKNOWN, "nothing"] };
  },
  open: {
    "Query.faq": "everyone sees all that are not in the trash",
  },
};
