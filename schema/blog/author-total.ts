import { PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { NOT_DELETED } from "../foundation/entity.ts";
import { table } from "../foundation/model.ts";
import { ALL, rowPolicy } from "../foundation/policies.ts";
import { keepTotals } from "../foundation/reading/descriptions/kept-totals.ts";
import { PUBLIC } from "../publication/publication-tables.ts";
import { Post } from "./post.ts";

/**
 * The number of public posts of an author, maintained by triggers on posts. Without a foreign key,
 * because a deleted member's posts are counted down later.
 */
@table("author_totals")
export class AuthorTotal {
  @PrimaryKey({ type: "uuid", fieldName: "author_id" }) author!: string;

  @Property({ type: "integer" }) total!: number;
}

rowPolicy(AuthorTotal, () => ALL);
keepTotals(Post, {
  entity: AuthorTotal,
  total: "total",
  of: { ...NOT_DELETED, ...PUBLIC },
  by: "author",
});
