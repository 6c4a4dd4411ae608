import type { IntlShape } from "react-intl";
import { useIntl } from "react-intl";
import { useEntityForm } from "../../../admin/form/use-entity-form.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import type { Option } from "../../../ui/option.ts";
import { priceText } from "../../../ui/price-text.ts";
import {
  CreateProductDocument,
  type EditedProductFragment,
  ProductToEditDocument,
  UpdateProductDocument,
} from "./edited-product.generated.ts";
import { type EditedPicture, type EditedVariant, newVariant, productForm } from "./product-form.ts";

interface Choices {
  categories: Option[];
}

/** A value of the form in words, where two people have changed it. */
function shownValue(intl: IntlShape, path: string, value: unknown, known: Shown): unknown {
  const word = (id: string) => intl.formatMessage({ id: `products.${id}` });
  switch (path) {
    case "status":
    case "kind":
      return word(`${path}.${String(value)}`);
    case "price":
    case "priceSale":
      return value === null
        ? value
        : priceText(intl, { amount: value as number, currency: known.currency });
    case "taxRate":
      return intl.formatNumber((value as number) / 10_000, {
        style: "percent",
        maximumFractionDigits: 2,
      });
    case "categoryId":
      return known.categories.find((one) => one.value === value)?.label;
    case "sellerId":
      return (value as Option | null)?.label;
    case "pictures":
      return (value as EditedPicture[])
        .map(({ en, path: file }) => en || file.split("/").at(-1))
        .join("\n");
    case "variants":
      return (value as EditedVariant[])
        .map(({ color, size, sku, quantity }) =>
          [color && word(`color.${color}`), size, sku, quantity].filter(Boolean).join(" · "),
        )
        .join("\n");
    default:
      return value;
  }
}

interface Shown extends Choices {
  currency: string;
}

/** The form of a product, or of a new one. */
export function useProductEdit(
  product: EditedProductFragment | undefined,
  { categories }: Choices,
  onCreated: (id: string) => void,
) {
  const intl = useIntl();
  const { siteCurrency } = useViewer();
  const currency = product?.currency ?? siteCurrency;
  return useEntityForm(productForm, {
    row: product,
    empty: { variants: [newVariant(true)] },
    read: ProductToEditDocument,
    create: CreateProductDocument,
    update: UpdateProductDocument,
    unique: { "This slug or SKU is taken": takenIn },
    show: (path, value) => shownValue(intl, path, value, { categories, currency }),
    onSaved: ({ id }, before) => before ?? onCreated(id),
  });
}

/** Which of the two is taken is not said: both are, if both were changed. */
const takenIn = (changed: string[]): string[] => {
  const named = changed.filter((path) => path === "slug" || path === "sku");
  return named.length > 0 ? named : ["slug"];
};

export type ProductEdit = ReturnType<typeof useProductEdit>;
