import { listScreen } from "../../../admin/list/defined-list.tsx";
import { projectList } from "../../../features/projects/list/project.list.tsx";

export default listScreen(projectList);
