import { listScreen } from "../../../admin/list/defined-list.tsx";
import { pageList } from "../../../features/pages/list/page.list.tsx";

export default listScreen(pageList);
