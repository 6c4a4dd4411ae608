import { listScreen } from "../../../admin/list/defined-list.tsx";
import { categoryList } from "../../../features/categories/category.list.tsx";

export default listScreen(categoryList);

export { ErrorBoundary } from "../../../shell/error-boundary.tsx";
