import { listScreen } from "../../../dashboard/list/defined-list.tsx";
import { memberTypeList } from "../../../features/member-types/member-type.list.tsx";

export default listScreen(memberTypeList);

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
