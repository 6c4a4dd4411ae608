import { listScreen } from "../../../admin/list/defined-list.tsx";
import { clientList } from "../../../features/proxies/clients/client.list.tsx";

export default listScreen(clientList);
