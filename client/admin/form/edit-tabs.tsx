import { type ReactNode, useState } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { useIntl } from "react-intl";
import { Tabs } from "../../ui/tabs.tsx";
import type { Edit } from "./use-edit.ts";
import { useShownErrors } from "./use-shown-errors.ts";

export interface EditTab<Values extends FieldValues> {
  id: string;
  label: string;
  /** Its fields, by prefixes of their paths */
  paths: Path<Values>[];
  content: ReactNode;
}

interface EditTabsProps<Values extends FieldValues> {
  edit: Edit<Values>;
  label: string;
  tabs: EditTab<Values>[];
  /** The open tab, if the screen also opens tabs; by default the form's own state */
  current?: string;
  onChange?: (tab: string) => void;
}

/**
 * A form in several tabs: a refused save opens the tab with the first error and focuses its field.
 */
export function EditTabs<Values extends FieldValues>({
  edit,
  label,
  tabs,
  ...controlled
}: EditTabsProps<Values>) {
  const intl = useIntl();
  const [own, setOwn] = useState(tabs[0]?.id ?? "");
  const { current = own, onChange: setCurrent = setOwn } = controlled;
  const tabOf = (path: string) =>
    tabs.find(({ paths }) => paths.some((name) => name === path.split(".")[0]))?.id;
  useShownErrors(edit, tabOf, setCurrent);
  return (
    <div>
      <Tabs
        label={label}
        current={current}
        onChange={setCurrent}
        tabs={tabs.map((tab) => ({
          id: tab.id,
          label: tab.label,
          alert: edit.wrong.some((path) => tabOf(path) === tab.id)
            ? intl.formatMessage({ id: "form.tab.wrong" })
            : undefined,
        }))}
      >
        {tabs.map(({ id, content }) => (
          <div key={id} hidden={id !== current} className="grid grid-cols-1 gap-6 pt-6">
            {content}
          </div>
        ))}
      </Tabs>
    </div>
  );
}
