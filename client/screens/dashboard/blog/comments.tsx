import { listScreen } from "../../../admin/list/defined-list.tsx";
import { commentList } from "../../../features/blog/comments/admin/comment.list.tsx";

export default listScreen(commentList);
