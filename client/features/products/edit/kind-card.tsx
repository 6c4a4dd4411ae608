import { Controlled } from "../../../admin/form/controlled.tsx";
import { memberOption } from "../../../admin/member-option.ts";
import { useOptionSearch } from "../../../admin/use-option-search.ts";
import { Card } from "../../../ui/card.tsx";
import { Combobox } from "../../../ui/combobox.tsx";
import type { Option } from "../../../ui/option.ts";
import { Select } from "../../../ui/select.tsx";
import { TagsField } from "../../../ui/tags-field.tsx";
import { KINDS } from "../product-words.ts";
import { ProductMakersDocument, type ProductMakersQuery } from "./edited-product.generated.ts";
import { type EditedVariant, MAX_TAGS } from "./product-form.ts";
import type { ProductEdit } from "./use-product-edit.ts";

interface KindCardProps {
  edit: ProductEdit;
  categories: Option[];
}

const makersIn = ({ members }: ProductMakersQuery): Option[] => members.nodes.map(memberOption);

/** What is shipped is counted; what has none of anything else has no limit. */
const stockAs =
  (kind: (typeof KINDS)[number]) =>
  (row: EditedVariant): EditedVariant => ({
    ...row,
    quantity: kind === "PHYSICAL" ? (row.quantity ?? 0) : row.quantity || null,
  });

/** What kind of thing a product is, where it belongs and who made it. */
export function KindCard({ edit, categories }: KindCardProps) {
  const { text } = edit;
  const makers = useOptionSearch(ProductMakersDocument, makersIn);
  const kinds = KINDS.map((value) => ({ value, label: text(`kind.${value}`) }));
  return (
    <Card title={text("kind.title")}>
      <div className="grid gap-5">
        <Controlled edit={edit} name="kind">
          {({ onChange, ...field }) => (
            <Select
              {...field}
              options={kinds}
              onChange={(chosen) => {
                const kind = KINDS.find((one) => one === chosen);
                if (!kind) return;
                onChange(kind);
                edit.set("variants", edit.values.variants.map(stockAs(kind)));
              }}
            />
          )}
        </Controlled>
        <Controlled edit={edit} name="categoryId">
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              value={value ?? ""}
              onChange={(chosen) => onChange(chosen || null)}
              options={[{ value: "", label: text("category.none") }, ...categories]}
            />
          )}
        </Controlled>
        <Controlled edit={edit} name="sellerId">
          {(field) => <Combobox {...field} options={makers} placeholder={text("seller.none")} />}
        </Controlled>
        <Controlled edit={edit} name="tags">
          {(field) => <TagsField {...field} most={MAX_TAGS} />}
        </Controlled>
      </div>
    </Card>
  );
}
