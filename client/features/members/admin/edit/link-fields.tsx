import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useFieldArray } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import type { MemberEdit } from "./use-member-edit.ts";

const MAX_LINKS = 12;

/** A member's links to other sites. */
export function LinkFields({ edit }: { edit: MemberEdit }) {
  const intl = useIntl();
  const { fields, append, remove } = useFieldArray({ control: edit.form.control, name: "links" });
  return (
    <Card title={intl.formatMessage({ id: "members.edit.links" })}>
      <ul className="grid gap-4">
        {fields.map(({ id }, place) => (
          <li key={id} className="flex items-start gap-3">
            <div className="grid flex-1 gap-3 md:grid-cols-2">
              <TextField
                {...edit.field(`links.${place}.label`)}
                label={intl.formatMessage({ id: "members.edit.link.label" })}
              />
              <TextField
                {...edit.field(`links.${place}.url`)}
                label={intl.formatMessage({ id: "members.edit.link.url" })}
                inputMode="url"
                placeholder="https://"
                dir="ltr"
                className="rtl:text-right"
              />
            </div>
            <IconButton
              label={intl.formatMessage({ id: "members.edit.link.remove" }, { place: place + 1 })}
              icon={IconTrash}
              onClick={() => remove(place)}
              className="mt-7"
            />
          </li>
        ))}
      </ul>
      {fields.length < MAX_LINKS && (
        <Button
          variant="outline"
          size={44}
          onClick={() => append({ label: "", url: "" })}
          className={fields.length > 0 ? "mt-4" : ""}
        >
          <IconPlus size={19} aria-hidden="true" />
          <FormattedMessage id="members.edit.link.add" />
        </Button>
      )}
    </Card>
  );
}
