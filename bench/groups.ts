import type { BoundGroup } from "./row.ts";
import { comments } from "./rows/comment.ts";
import { dashboard } from "./rows/dashboard.ts";
import { fanOut } from "./rows/fan-out.ts";
import { growth } from "./rows/growth.ts";
import { embedded, idle } from "./rows/idle.ts";
import { listAgain, lists } from "./rows/list.ts";
import { messages } from "./rows/message.ts";
import { nested } from "./rows/nested.ts";
import { firstPages, pages } from "./rows/pages.ts";
import { posts } from "./rows/post.ts";
import { projects } from "./rows/projects.ts";
import { sockets } from "./rows/sockets.ts";
import { start } from "./rows/start.ts";

/** All rows, in the order of the table. */
export const groups: readonly BoundGroup[] = [
  lists,
  listAgain,
  posts,
  projects,
  nested,
  pages,
  firstPages,
  comments,
  fanOut,
  messages,
  dashboard,
  idle,
  embedded,
  sockets,
  start,
  growth,
];
