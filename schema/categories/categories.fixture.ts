import { Color } from "../foundation/named-type.ts";
import { Category, CategoryKind } from "./category.ts";
import { type Fixture, UNKNOWN, some } from "../oracle/fixture.ts";
import { at, idOf, nth, texts, times } from "../oracle/series.ts";

const { BLOG, SOLUTION, FAQ, PRODUCT } = CategoryKind;

const category = (n: number): Category => {
  const inEnglishAlone = { en: `Category ${n}` };
  const name = nth([{ ...inEnglishAlone, fr: `Catégorie "${n}"` }, inEnglishAlone], n);
  return Object.assign(new Category(), {
    id: idOf(2, n),
    createdAt: at(n),
    updatedAt: at(n),
    kind: nth([BLOG, BLOG, SOLUTION, BLOG, FAQ, BLOG, PRODUCT], n),
    name,
    slug: Object.fromEntries(Object.keys(name).map((locale) => [locale, `category-${n}`])),
    description: texts(n),
    icon: nth([null, "tabler:star"], n),
    color: nth(Object.values(Color), n),
    order: Math.floor(n / 2),
    deletedAt: n % 6 === 5 ? at(n) : null,
  });
};

export const fixture: Fixture = {
  fill(world) {
    world.add(times(14, category));
  },
  values(world) {
    const categories = world.of(Category);
    return {
      "Query.category.id": [...some(categories), "category-0", "category-3", "nothing"],
      categoryId: [...some(categories).slice(0, 3), UNKNOWN],
      category: ["category-0", "category-1", "it's nothing", ""],
      categoryIds: [some(categories), []],
    };
  },
};
