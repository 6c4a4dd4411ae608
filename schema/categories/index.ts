import "./category.access.ts";
import { CategoryResolver } from "./category.resolver.ts";

export const categories = [CategoryResolver] as const;
export { Category, CategoryKind, Color } from "./category.ts";
