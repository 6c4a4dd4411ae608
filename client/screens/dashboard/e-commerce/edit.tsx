import { ProductEditor } from "../../../features/products/edit/product-editor.tsx";
import type { Route } from "./+types/edit";

export default function EditProduct({ params }: Route.ComponentProps) {
  const { id }: { id?: string } = params;
  return <ProductEditor id={id} />;
}
