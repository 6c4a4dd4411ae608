import { listScreen } from "../../../admin/list/defined-list.tsx";
import { productList } from "../../../features/products/list/product.list.tsx";

export default listScreen(productList);
