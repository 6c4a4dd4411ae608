import { listScreen } from "../../../admin/list/defined-list.tsx";
import { memberTypeList } from "../../../features/members/types/member-type.list.tsx";

export default listScreen(memberTypeList);

export { ErrorBoundary } from "../../../shell/error-boundary.tsx";
