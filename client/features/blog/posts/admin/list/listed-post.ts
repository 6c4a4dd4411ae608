import type { ListedPostFragment } from "./post-list.generated.ts";

export type ListedPost = ListedPostFragment;
