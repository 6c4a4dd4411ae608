import { listScreen } from "../../../admin/list/defined-list.tsx";
import { orderList } from "../../../features/orders/list/order.list.tsx";

export default listScreen(orderList);
