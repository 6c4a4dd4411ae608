import { ProductView } from "../../../features/products/view/product-view.tsx";
import type { Route } from "./+types/product";

export default function ProductScreen({ params: { id } }: Route.ComponentProps) {
  return <ProductView id={id} />;
}
