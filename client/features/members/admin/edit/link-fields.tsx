import { TextField } from "../../../../ui/text-field.tsx";
import { RowFields } from "./row-fields.tsx";
import type { MemberEdit } from "./use-member-edit.ts";

const MAX_LINKS = 12;

/** A member's links to other sites. */
export function LinkFields({ edit }: { edit: MemberEdit }) {
  return (
    <RowFields edit={edit} name="links" most={MAX_LINKS} empty={{ label: "", url: "" }}>
      {(place) => (
        <div className="grid gap-3 md:grid-cols-2">
          <TextField {...edit.field(`links.${place}.label`)} label={edit.text("link.label")} />
          <TextField
            {...edit.field(`links.${place}.url`)}
            label={edit.text("link.url")}
            inputMode="url"
            placeholder="https://"
            dir="ltr"
            className="rtl:text-right"
          />
        </div>
      )}
    </RowFields>
  );
}
