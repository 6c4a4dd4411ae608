import { listScreen } from "../../../dashboard/list/defined-list.tsx";
import { commentList } from "../../../features/comment-queue/comment.list.tsx";

export default listScreen(commentList);

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
