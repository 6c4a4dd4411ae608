import { listScreen } from "../../../admin/list/defined-list.tsx";
import { postList } from "../../../features/blog/posts/admin/list/post.list.tsx";

export default listScreen(postList);
