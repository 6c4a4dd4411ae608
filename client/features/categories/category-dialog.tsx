import { useIntl } from "react-intl";
import { Controlled } from "../../admin/form/controlled.tsx";
import { defineForm } from "../../admin/form/define-form.ts";
import { EditDialog } from "../../admin/form/edit-dialog.tsx";
import {
  count,
  icon,
  localizedSlug,
  localizedText,
  presetColor,
  requiredLocalizedText,
  slugsIn,
} from "../../admin/form/field-kinds.ts";
import { IconField } from "../../admin/form/icon-field.tsx";
import { LocaleTabs } from "../../admin/form/locale-tabs.tsx";
import { usePresetColors } from "../../admin/form/preset-colors.ts";
import { useEntityForm } from "../../admin/form/use-entity-form.ts";
import { ColorField } from "../../ui/color-field.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import {
  CategoriesToEditDocument,
  type CategoriesToEditQuery,
  CategoryNowDocument,
  CreateCategoryDocument,
  UpdateCategoryDocument,
} from "./categories.generated.ts";

type CategoryRow = CategoriesToEditQuery["categories"][number];

const form = defineForm("categories", {
  name: requiredLocalizedText(80),
  slug: localizedSlug(),
  description: localizedText(300),
  icon: icon(),
  color: presetColor(),
  order: count(),
});

interface CategoryDialogProps {
  /** Undefined for a new one */
  category?: CategoryRow;
  onClose: () => void;
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const intl = useIntl();
  const presets = usePresetColors();
  const edit = useEntityForm(form, {
    row: category,
    read: CategoryNowDocument,
    create: CreateCategoryDocument,
    update: UpdateCategoryDocument,
    list: CategoriesToEditDocument,
    unique: { "This slug is taken": slugsIn("name") },
    onSaved: onClose,
  });
  const { text } = edit;
  return (
    <EditDialog
      edit={edit}
      title={text(category ? "edit" : "new")}
      submit={category ? intl.formatMessage({ id: "form.save" }) : text("create")}
      onClose={onClose}
    >
      <LocaleTabs edit={edit} paths={["name", "slug", "description"]}>
        {(locale) => (
          <>
            <TextField
              {...edit.field(`name.${locale}`)}
              label={text("name")}
              data-autofocus={locale === "en" || undefined}
            />
            <TextField
              {...edit.field(`slug.${locale}`)}
              label={text("slug")}
              hint={text("slug.hint")}
              dir="ltr"
              className="rtl:text-right"
            />
            <TextArea
              {...edit.field(`description.${locale}`)}
              label={text("description")}
              autosize
            />
          </>
        )}
      </LocaleTabs>
      <Controlled edit={edit} name="color">
        {(field) => <ColorField {...field} presets={presets} />}
      </Controlled>
      <div className="grid gap-5 md:grid-cols-2">
        <Controlled edit={edit} name="icon">
          {(field) => <IconField {...field} />}
        </Controlled>
        <Controlled edit={edit} name="order">
          {(field) => <NumberField {...field} min={0} hint={text("order.hint")} />}
        </Controlled>
      </div>
    </EditDialog>
  );
}
