import { type ReactNode, useEffect, useState } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { useIntl } from "react-intl";
import { Tabs } from "../../kit/tabs.tsx";
import type { Edit } from "./use-edit.ts";

interface EditTab<Values extends FieldValues> {
  id: string;
  label: string;
  /** The fields in it, by the beginnings of their paths */
  paths: Path<Values>[];
  content: ReactNode;
}

interface EditTabsProps<Values extends FieldValues> {
  edit: Edit<Values>;
  label: string;
  tabs: EditTab<Values>[];
}

/** A form in parts: a refused save opens the part with the first error and goes to its field. */
export function EditTabs<Values extends FieldValues>({ edit, label, tabs }: EditTabsProps<Values>) {
  const intl = useIntl();
  const [current, setCurrent] = useState(tabs[0]?.id ?? "");
  const { formState, setFocus } = edit.form;
  const wrong = Object.keys(formState.errors);
  const wrongIn = ({ paths }: EditTab<Values>) => paths.find((path) => wrong.includes(path));
  const first = tabs.find(wrongIn);
  const [target, field] = [first?.id, first && wrongIn(first)];
  const [seen, setSeen] = useState(edit.problem);
  if (edit.problem !== seen) {
    setSeen(edit.problem);
    if (edit.problem && target) setCurrent(target);
  }
  useEffect(() => {
    if (edit.problem && field) setFocus(field);
  }, [edit.problem, field, setFocus]);
  return (
    <div>
      <Tabs
        label={label}
        current={current}
        onChange={setCurrent}
        tabs={tabs.map((tab) => ({
          id: tab.id,
          label: tab.label,
          alert: wrongIn(tab) && intl.formatMessage({ id: "form.tab.wrong" }),
        }))}
      >
        {tabs.map(({ id, content }) => (
          <div key={id} hidden={id !== current} className="grid gap-6 pt-6">
            {content}
          </div>
        ))}
      </Tabs>
    </div>
  );
}
