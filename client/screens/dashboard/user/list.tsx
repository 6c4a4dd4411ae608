import { listScreen } from "../../../dashboard/list/defined-list.tsx";
import { memberList } from "../../../features/people/member.list.tsx";

export default listScreen(memberList, "table");

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
