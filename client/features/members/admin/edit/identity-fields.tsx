import { useQuery } from "@apollo/client/react";
import { Controlled } from "../../../../admin/form/controlled.tsx";
import { LocaleTabs } from "../../../../admin/form/locale-tabs.tsx";
import { Card } from "../../../../ui/card.tsx";
import { MultiCombobox } from "../../../../ui/multi-combobox.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { useLocale } from "../../../../i18n/locale.ts";
import { MemberTypesToChooseDocument } from "./member-edit.generated.ts";
import type { MemberEdit } from "./use-member-edit.ts";

interface IdentityFieldsProps {
  edit: MemberEdit;
  /** Administrators also choose the member types */
  asAdmin: boolean;
}

/** A member's name, and their texts in each language. */
export function IdentityFields({ edit, asAdmin }: IdentityFieldsProps) {
  const locale = useLocale();
  const { data } = useQuery(MemberTypesToChooseDocument, {
    variables: { locale },
    skip: !asAdmin,
  });
  const { text } = edit;
  const types = data?.memberTypes.map(({ id, name }) => ({ value: id, label: name ?? "" })) ?? [];
  return (
    <>
      <Card title={text("identity")}>
        <div className="grid gap-5 md:grid-cols-2">
          <TextField {...edit.field("displayName")} autoComplete="off" />
          <TextField {...edit.field("pronouns")} autoComplete="off" />
          <TextField
            {...edit.field("handle")}
            hint={text("handle.hint")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField {...edit.field("company")} autoComplete="off" />
          {edit.isNew && (
            <TextField
              {...edit.field("email")}
              type="email"
              hint={text("email.hint")}
              autoComplete="off"
            />
          )}
          {asAdmin && (
            <Controlled edit={edit} name="typeIds">
              {(field) => <MultiCombobox {...field} options={types} />}
            </Controlled>
          )}
        </div>
      </Card>
      <Card title={text("texts")}>
        <LocaleTabs edit={edit} paths={["role", "headline", "about"]}>
          {(each) => (
            <>
              <TextField {...edit.field(`role.${each}`)} label={text("role")} />
              <TextField {...edit.field(`headline.${each}`)} label={text("headline")} />
              <TextArea {...edit.field(`about.${each}`)} label={text("about")} autosize />
            </>
          )}
        </LocaleTabs>
      </Card>
    </>
  );
}
