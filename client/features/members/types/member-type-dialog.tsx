import { useIntl } from "react-intl";
import { Controlled } from "../../../admin/form/controlled.tsx";
import { defineForm } from "../../../admin/form/define-form.ts";
import { EditDialog } from "../../../admin/form/edit-dialog.tsx";
import {
  count,
  flag,
  icon,
  localizedText,
  presetColor,
  requiredLocalizedText,
  slug,
} from "../../../admin/form/field-kinds.ts";
import { IconField } from "../../../admin/form/icon-field.tsx";
import { LocaleTabs } from "../../../admin/form/locale-tabs.tsx";
import { usePresetColors } from "../../../admin/form/preset-colors.ts";
import { useEntityForm } from "../../../admin/form/use-entity-form.ts";
import { ColorField } from "../../../ui/color-field.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import {
  CreateMemberTypeDocument,
  MemberTypeNowDocument,
  MemberTypesToEditDocument,
  type MemberTypesToEditQuery,
  UpdateMemberTypeDocument,
} from "./member-types.generated.ts";

type MemberTypeRow = MemberTypesToEditQuery["memberTypes"][number];

const form = defineForm("member-types", {
  name: requiredLocalizedText(80),
  description: localizedText(300),
  slug: slug(),
  icon: icon(),
  color: presetColor(),
  isDefault: flag(),
  order: count(),
});

interface MemberTypeDialogProps {
  /** Undefined for a new one */
  type?: MemberTypeRow;
  onClose: () => void;
}

export function MemberTypeDialog({ type, onClose }: MemberTypeDialogProps) {
  const intl = useIntl();
  const presets = usePresetColors();
  const edit = useEntityForm(form, {
    row: type,
    read: MemberTypeNowDocument,
    create: CreateMemberTypeDocument,
    update: UpdateMemberTypeDocument,
    list: MemberTypesToEditDocument,
    unique: { "This slug is taken": "slug" },
    onSaved: onClose,
  });
  const { text } = edit;
  return (
    <EditDialog
      edit={edit}
      title={text(type ? "edit" : "new")}
      submit={type ? intl.formatMessage({ id: "form.save" }) : text("create")}
      onClose={onClose}
    >
      <LocaleTabs edit={edit} paths={["name", "description"]}>
        {(locale) => (
          <>
            <TextField
              {...edit.field(`name.${locale}`)}
              label={text("name")}
              data-autofocus={locale === "en" || undefined}
            />
            <TextArea
              {...edit.field(`description.${locale}`)}
              label={text("description")}
              autosize
            />
          </>
        )}
      </LocaleTabs>
      <TextField
        {...edit.field("slug")}
        hint={text("slug.hint")}
        dir="ltr"
        className="rtl:text-right"
      />
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
      <Switch {...edit.form.register("isDefault")} hint={text("isDefault.hint")}>
        {text("isDefault")}
      </Switch>
    </EditDialog>
  );
}
