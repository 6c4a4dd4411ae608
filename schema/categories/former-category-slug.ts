import { ManyToOne, PrimaryKey } from "@mikro-orm/decorators/legacy";
import { Locale } from "../foundation/locale.ts";
import { enumValues, table } from "../foundation/model.ts";
import { ALL, rowPolicy } from "../foundation/policies.ts";
import { Category, CategoryKind } from "./category.ts";

/** A slug that a category had: its URL redirects until another of its kind takes it. */
@table("former_category_slugs")
export class FormerCategorySlug {
  @enumValues(() => CategoryKind)
  @PrimaryKey({ type: "text" })
  kind!: CategoryKind;

  @enumValues(() => Locale)
  @PrimaryKey({ type: "text" })
  locale!: Locale;

  @PrimaryKey({ type: "text" }) slug!: string;

  @ManyToOne(() => Category, { fieldName: "category_id", deleteRule: "cascade" }) item!: Category;
}

rowPolicy(FormerCategorySlug, () => ALL);
