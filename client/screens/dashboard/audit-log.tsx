import { listScreen } from "../../admin/list/defined-list.tsx";
import { auditList } from "../../features/audit/audit.list.tsx";

export default listScreen(auditList);
