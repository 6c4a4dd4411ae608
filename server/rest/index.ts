import { blog } from "./blog.ts";
import { categories } from "./categories.ts";
import { comments } from "./comments.ts";
import { members } from "./members.ts";
import type { Route } from "./route.ts";
import { sitemap } from "./sitemap.ts";

/** Every call of the specification that exists so far. */
export const routes: readonly Route[] = [
  ...blog,
  ...categories,
  ...comments,
  ...members,
  ...sitemap,
];
