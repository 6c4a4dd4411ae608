import { useApolloClient, useMutation } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { Controlled } from "../../dashboard/edit/controlled.tsx";
import { EditDialog } from "../../dashboard/edit/edit-dialog.tsx";
import { IconField } from "../../dashboard/edit/icon-field.tsx";
import { LocaleTabs } from "../../dashboard/edit/locale-tabs.tsx";
import { localeLabels } from "../../dashboard/edit/localized.ts";
import { usePresetColors } from "../../dashboard/edit/preset-colors.ts";
import { useEdit } from "../../dashboard/edit/use-edit.ts";
import { ColorField } from "../../kit/color-field.tsx";
import { NumberField } from "../../kit/number-field.tsx";
import { Switch } from "../../kit/switch.tsx";
import { TextArea } from "../../kit/text-area.tsx";
import { TextField } from "../../kit/text-field.tsx";
import {
  emptyMemberType,
  loadedMemberType,
  memberTypeInput,
  type MemberTypeRow,
  memberTypeSchema,
} from "./member-type-form.ts";
import {
  CreateMemberTypeDocument,
  MemberTypeNowDocument,
  MemberTypesToEditDocument,
  UpdateMemberTypeDocument,
} from "./member-types.generated.ts";

interface MemberTypeDialogProps {
  /** Left out for a new one */
  type?: MemberTypeRow;
  onClose: () => void;
}

export function MemberTypeDialog({ type, onClose }: MemberTypeDialogProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const listAgain = { refetchQueries: [MemberTypesToEditDocument], awaitRefetchQueries: true };
  const [create] = useMutation(CreateMemberTypeDocument, listAgain);
  const [update] = useMutation(UpdateMemberTypeDocument, listAgain);
  const presets = usePresetColors();
  const text = (id: string) => intl.formatMessage({ id: `member-types.${id}` });
  const edit = useEdit({
    name: `member-type-${type?.id ?? "new"}`,
    schema: memberTypeSchema,
    loaded: type ? loadedMemberType(type) : emptyMemberType,
    labels: {
      ...localeLabels("name", text("name")),
      ...localeLabels("description", text("description")),
      slug: text("slug"),
      icon: text("icon"),
      color: text("color"),
      isDefault: text("isDefault"),
      order: text("order"),
    },
    unique: { "This slug is taken": "slug" },
    save: async (values, version) => {
      const input = { ...memberTypeInput(values), version };
      if (type) {
        const { data } = await update({ variables: { id: type.id, input } });
        return data ? loadedMemberType(data.updateMemberType) : { values, version };
      }
      await create({ variables: { input: { ...input, name: values.name } } });
      return { values };
    },
    reread: async () => {
      const { data } = await client.query({
        query: MemberTypeNowDocument,
        variables: { id: type?.id ?? "" },
        fetchPolicy: "network-only",
      });
      return data ? loadedMemberType(data.memberType) : emptyMemberType;
    },
    onSaved: onClose,
  });
  return (
    <EditDialog
      edit={edit}
      title={type ? text("edit") : text("new")}
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
