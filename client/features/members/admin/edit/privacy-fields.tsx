import { Controlled } from "../../../../admin/form/controlled.tsx";
import { Card } from "../../../../ui/card.tsx";
import { RadioGroup } from "../../../../ui/radio-group.tsx";
import { messageAudiences, visibilities } from "./member-form.ts";
import type { MemberEdit } from "./use-member-edit.ts";

/** Who sees a profile, and who can write to the member. */
export function PrivacyFields({ edit }: { edit: MemberEdit }) {
  const { text } = edit;
  const choices = (area: string, named: readonly string[]) =>
    named.map((value) => ({
      value,
      label: text(`${area}.${value.toLowerCase()}`),
      hint: text(`${area}.${value.toLowerCase()}.hint`),
    }));
  return (
    <Card title={text("privacy")}>
      <div className="grid gap-6">
        <Controlled edit={edit} name="visibility">
          {(field) => <RadioGroup {...field} options={choices("visibility", visibilities)} />}
        </Controlled>
        <Controlled edit={edit} name="acceptMessagesFrom">
          {(field) => (
            <RadioGroup {...field} options={choices("acceptMessagesFrom", messageAudiences)} />
          )}
        </Controlled>
      </div>
    </Card>
  );
}
