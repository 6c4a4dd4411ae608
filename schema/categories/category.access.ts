import { ALL, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { Category } from "./category.ts";

rowPolicy(Category, () => ALL);

const editors = (viewer: Viewer) => viewer.may("category:write");

fieldPolicy(
  Category,
  ["kind", "name", "slug", "description", "icon", "color", "order", "postCount", "posts"],
  {
    nameByLocale: editors,
    slugByLocale: editors,
    descriptionByLocale: editors,
  },
);
