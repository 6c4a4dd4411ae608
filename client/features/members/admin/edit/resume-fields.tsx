import { TextArea } from "../../../../ui/text-area.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { emptyEntry } from "./member-parts.ts";
import { RowFields } from "./row-fields.tsx";
import type { MemberEdit } from "./use-member-edit.ts";

const MAX_ENTRIES = 20;

const lists = ["experience", "education", "awards"] as const;

/** A member's positions, education and awards. */
export function ResumeFields({ edit }: { edit: MemberEdit }) {
  return lists.map((name) => (
    <RowFields key={name} edit={edit} name={name} most={MAX_ENTRIES} empty={emptyEntry}>
      {(place) => <Entry edit={edit} path={`${name}.${place}`} name={name} />}
    </RowFields>
  ));
}

interface EntryProps {
  edit: MemberEdit;
  name: (typeof lists)[number];
  path: `${(typeof lists)[number]}.${number}`;
}

function Entry({ edit, name, path }: EntryProps) {
  const { text } = edit;
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <TextField {...edit.field(`${path}.title`)} label={text(`${name}.title`)} />
      <TextField {...edit.field(`${path}.organization`)} label={text(`${name}.organization`)} />
      <TextField
        {...edit.field(`${path}.startYear`)}
        label={text("startYear")}
        inputMode="numeric"
        maxLength={4}
      />
      <TextField
        {...edit.field(`${path}.endYear`)}
        label={text("endYear")}
        hint={text("endYear.hint")}
        inputMode="numeric"
        maxLength={4}
      />
      <div className="md:col-span-2">
        <TextArea {...edit.field(`${path}.description`)} label={text("description")} autosize />
      </div>
    </div>
  );
}
