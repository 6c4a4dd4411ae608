import { listScreen } from "../../../admin/list/defined-list.tsx";
import { solutionList } from "../../../features/solutions/list/solution.list.tsx";

export default listScreen(solutionList);
