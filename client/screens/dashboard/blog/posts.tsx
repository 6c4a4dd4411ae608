import { listScreen } from "../../../dashboard/list/defined-list.tsx";
import { postList } from "../../../features/posts/post.list.tsx";

export default listScreen(postList);

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
