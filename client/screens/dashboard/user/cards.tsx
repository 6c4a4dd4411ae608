import { listScreen } from "../../../admin/list/defined-list.tsx";
import { memberList } from "../../../features/members/admin/list/member.list.tsx";

export default listScreen(memberList, "cards");
