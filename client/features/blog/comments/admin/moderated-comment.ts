import type { CommentsToModerateQuery } from "./comment-list.generated.ts";

export type ModeratedComment = CommentsToModerateQuery["commentsToModerate"]["nodes"][number];
