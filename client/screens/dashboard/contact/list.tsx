import { listScreen } from "../../../admin/list/defined-list.tsx";
import { contactRequestList } from "../../../features/contacts/requests/contact-request.list.tsx";

export default listScreen(contactRequestList);
