import { everything, fields, rows } from "../foundation/rules.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { Category } from "./category.ts";

rows(Category, () => everything);

const editors = (viewer: Viewer) => viewer.may("category:write");

fields(
  Category,
  ["kind", "name", "slug", "description", "icon", "color", "order", "postCount", "posts"],
  {
    nameByLocale: editors,
    slugByLocale: editors,
    descriptionByLocale: editors,
  },
);
