import { listScreen } from "../../../admin/list/defined-list.tsx";
import { changelogList } from "../../../features/changelog/changelog.list.tsx";

export default listScreen(changelogList);
