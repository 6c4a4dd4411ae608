import { listScreen } from "../../../dashboard/list/defined-list.tsx";
import { categoryList } from "../../../features/categories/category.list.tsx";

export default listScreen(categoryList);

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
