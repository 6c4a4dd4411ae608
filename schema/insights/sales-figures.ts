import { GraphQLSafeInt } from "graphql-scalars";
import { Extensions, Field, Int, ObjectType } from "type-graphql";
import { Category } from "../categories/category.ts";
import type { Context } from "../foundation/context.ts";
import { Money } from "../foundation/money.ts";
import { findOne, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { isUuid } from "../foundation/uuid.ts";
import { LOW_STOCK } from "../products/product-parts.ts";
import { Product } from "../products/product.ts";
import { dayOf } from "../time/split-days.ts";
import { daysOf, type FigureRange } from "./figure-range.ts";
import {
  type Counted,
  type CurrencyFigures,
  readDayFigures,
  readKeys,
} from "./read-day-figures.ts";

/** The products that sold best. */
const BEST = 5;

@ObjectType({ description: "The sales of a day of Europe/Vienna." })
export class SalesDay {
  @Field(() => String, { simple: true, description: "YYYY-MM-DD." })
  day!: string;

  @Field(() => Int, { simple: true, description: "Orders that were paid on this day." })
  paid!: number;

  @Field(() => GraphQLSafeInt, {
    simple: true,
    description: "Their totals less what was credited, in the smallest unit of the currency.",
  })
  amount!: number;
}

@ObjectType({ description: "What was sold of a product." })
export class ProductSales {
  @Field(() => Product, {
    nullable: true,
    simple: true,
    description: "Null if it is not in the shop any more.",
  })
  product!: ReadQuery | null;

  @Field(() => Int, { simple: true, description: "Pieces, less those that were credited." })
  count!: number;

  @Field(() => Money, {
    simple: true,
    description: "With tax, less discounts and what was credited.",
  })
  amount!: Money;
}

@ObjectType({ description: "What was sold of a category." })
export class CategorySales {
  @Field(() => Category, {
    nullable: true,
    simple: true,
    description: "Null for products without a category.",
  })
  category!: ReadQuery | null;

  @Field(() => Money, { simple: true })
  amount!: Money;
}

@ObjectType({
  description: "What the shop sold in a currency: currencies are never added up.",
})
export class SalesFigures {
  @Field(() => String, { simple: true, description: "ISO 4217 code, such as `EUR`." })
  currency!: string;

  @Field(() => Int, { simple: true, description: "Orders that were placed." })
  placed!: number;

  @Field(() => Int, { simple: true, description: "Orders that were paid." })
  paid!: number;

  @Field(() => Money, {
    simple: true,
    description: "The totals of the orders that were paid, with tax, less `credited`.",
  })
  sales!: Money;

  @Field(() => Money, {
    simple: true,
    description: "What was credited of the orders that were paid, whenever that was.",
  })
  credited!: Money;

  @Field(() => [SalesDay], { simple: true, description: "Every day of the range, in order." })
  days!: SalesDay[];

  @Extensions({ assumedRows: BEST })
  @Field(() => [ProductSales], {
    simple: true,
    description: `The ${BEST} products that sold best, by amount.`,
  })
  products!: ProductSales[];

  @Field(() => [CategorySales], {
    simple: true,
    description: "By the category that products have now, most first.",
  })
  categories!: CategorySales[];

  @Field(() => Money, {
    simple: true,
    description: "`sales` less the categories: shipping.",
  })
  shipping!: Money;
}

/** What was sold by the day of payment. */
export async function salesFigures(range: FigureRange, { em }: Context): Promise<SalesFigures[]> {
  const [currencies, sold] = await Promise.all([
    readDayFigures(["placed", "sold", "credited"], range, em),
    readKeys("product", range, em),
  ]);
  const categories = await categoriesOf(
    [...sold.values()].flat().map(({ key }) => key),
    em,
  );
  const days = daysOf(range);
  return currencies.map((figures) =>
    figuresOf(figures, days, sold.get(figures.currency) ?? [], categories),
  );
}

const CATEGORIES = `select id::text, category_id::text as category from products
  where id = any (string_to_array(?, ' ')::uuid[])`;

/** The categories of products. */
async function categoriesOf(
  keys: readonly string[],
  em: Context["em"],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = [...new Set(keys)].filter(isUuid);
  if (!ids.length) return new Map();
  const rows: { id: string; category: string | null }[] = await em
    .getConnection()
    .execute(CATEGORIES, [ids.join(" ")]);
  return new Map(rows.map(({ id, category }) => [id, category]));
}

function figuresOf(
  figures: CurrencyFigures,
  days: readonly string[],
  sold: readonly (Counted & { key: string })[],
  categoryOf: ReadonlyMap<string, string | null>,
): SalesFigures {
  const { currency } = figures;
  const money = (amount: number): Money => ({ amount, currency });
  const [paid, credited] = [figures.sum("sold"), figures.sum("credited")];
  const sums = new Map<string, number>();
  for (const { key, amount } of sold) {
    const category = categoryOf.get(key) ?? "";
    sums.set(category, (sums.get(category) ?? 0) + amount);
  }
  const sales = paid.amount - credited.amount;
  const ofProducts = sold.reduce((sum, { amount }) => sum + amount, 0);
  return {
    currency,
    placed: figures.sum("placed").count,
    paid: paid.count,
    sales: money(sales),
    credited: money(credited.amount),
    days: days.map((day) => {
      const { count, amount } = figures.on("sold", day);
      return { day, paid: count, amount: amount - figures.on("credited", day).amount };
    }),
    products: sold
      .filter(({ count, amount }) => count > 0 || amount > 0)
      .slice(0, BEST)
      .map(({ key, count, amount }) => ({
        product: key ? findOne(Product, { id: key }) : null,
        count,
        amount: money(amount),
      })),
    categories: [...sums]
      .filter(([, amount]) => amount > 0)
      .sort(([, one], [, other]) => other - one)
      .map(([id, amount]) => ({
        category: id ? findOne(Category, { id }) : null,
        amount: money(amount),
      })),
    shipping: money(sales - ofProducts),
  };
}

@ObjectType({ description: "A product that is sold out or soon will be." })
export class StockAlert {
  @Field(() => Product, { simple: true })
  product!: ReadQuery;

  @Field(() => Int, { simple: true, description: "Pieces that were sold in the last 30 days." })
  soldIn30Days!: number;
}

/** The products that run low, of those in the shop; and the days that are counted. */
export const ALERTS = 5;
const PACE_DAYS = 30;

export const ALERTS_SQL = `with pace as materialized (
    select key, sum(count)::int as sold from day_figures
      where kind = 'product' and day between ? and ? group by key)
  select products.id::text, coalesce(pace.sold, 0) as sold
  from products left join pace on pace.key = products.id::text
  where sort_quantity <= ${LOW_STOCK} and status = 'published' and deleted_at is null
  order by sort_quantity, products.id limit ${ALERTS}`;

/** Products that run low, the emptiest first. */
export async function stockAlerts(context: Context): Promise<StockAlert[]> {
  const today = dayOf(context.now());
  const from = String(Temporal.PlainDate.from(today).subtract({ days: PACE_DAYS - 1 }));
  const rows: { id: string; sold: number }[] = await context.em
    .getConnection()
    .execute(ALERTS_SQL, [from, today]);
  return rows.map(({ id, sold }) => ({
    product: findOne(Product, { id }),
    soldIn30Days: sold,
  }));
}
