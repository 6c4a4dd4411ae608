// A category as its own page and the list of all of them show it. Documents that use it have a variable $locale.

import { z } from "zod";
import { CategoryFields } from "./documents.generated.ts";
import { CategoryName, categoryName } from "./post-summary.ts";
import { Slugs, slugs } from "./slugs.ts";

const { description, icon, color } = CategoryFields.shape;

export const CategoryFacts = z.object({
  ...CategoryName.shape,
  slugs: Slugs,
  description,
  icon,
  color,
});

export const categoryFacts = (row: Omit<z.output<typeof CategoryFields>, "postCount">) => ({
  ...categoryName(row),
  slugs: slugs(row),
  description: row.description,
  icon: row.icon,
  color: row.color,
});
