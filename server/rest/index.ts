import { accounts } from "./accounts.ts";
import { blog } from "./blog.ts";
import { categories } from "./categories.ts";
import { chat } from "./chat.ts";
import { comments } from "./comments.ts";
import { memberTypes } from "./member-types.ts";
import { membersPublic } from "./members-public.ts";
import { members } from "./members.ts";
import type { Route } from "./route.ts";
import { sitemap } from "./sitemap.ts";
import { users } from "./users.ts";

/** Every call of the specification that exists so far. */
export const routes: readonly Route[] = [
  ...accounts,
  ...blog,
  ...categories,
  ...chat,
  ...comments,
  ...membersPublic,
  ...members,
  ...memberTypes,
  ...users,
  ...sitemap,
];
