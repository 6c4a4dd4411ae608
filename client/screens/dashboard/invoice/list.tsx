import { listScreen } from "../../../admin/list/defined-list.tsx";
import { invoiceList } from "../../../features/invoices/list/invoice.list.tsx";

export default listScreen(invoiceList);
