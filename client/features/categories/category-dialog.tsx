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
import { TextArea } from "../../kit/text-area.tsx";
import { TextField } from "../../kit/text-field.tsx";
import {
  CategoriesToEditDocument,
  CategoryNowDocument,
  CreateCategoryDocument,
  UpdateCategoryDocument,
} from "./categories.generated.ts";
import {
  categoryInput,
  type CategoryRow,
  categorySchema,
  emptyCategory,
  loadedCategory,
} from "./category-form.ts";

interface CategoryDialogProps {
  /** Left out for a new one */
  category?: CategoryRow;
  onClose: () => void;
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const listAgain = { refetchQueries: [CategoriesToEditDocument], awaitRefetchQueries: true };
  const [create] = useMutation(CreateCategoryDocument, listAgain);
  const [update] = useMutation(UpdateCategoryDocument, listAgain);
  const presets = usePresetColors();
  const text = (id: string) => intl.formatMessage({ id: `categories.${id}` });
  const edit = useEdit({
    name: `category-${category?.id ?? "new"}`,
    schema: categorySchema,
    loaded: category ? loadedCategory(category) : emptyCategory,
    labels: {
      ...localeLabels("name", text("name")),
      ...localeLabels("slug", text("slug")),
      ...localeLabels("description", text("description")),
      icon: text("icon"),
      color: text("color"),
      order: text("order"),
    },
    unique: { "This slug is taken": "slug.en" },
    save: async (values, version) => {
      const input = { ...categoryInput(values), version };
      if (category) {
        const { data } = await update({ variables: { id: category.id, input } });
        return data ? loadedCategory(data.updateCategory) : { values, version };
      }
      await create({ variables: { input: { ...input, name: values.name } } });
      return { values };
    },
    reread: async () => {
      const { data } = await client.query({
        query: CategoryNowDocument,
        variables: { id: category?.id ?? "" },
        fetchPolicy: "network-only",
      });
      return data ? loadedCategory(data.category) : emptyCategory;
    },
    onSaved: onClose,
  });
  return (
    <EditDialog
      edit={edit}
      title={category ? text("edit") : text("new")}
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
