import { Tab, TabGroup, TabList, TabPanel, TabPanels } from "@headlessui/react";
import { type KeyboardEvent, useDeferredValue, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { IconPanel } from "./icon-panel.tsx";
import { IconSearch } from "./icon-search.tsx";
import { iconSets } from "./icon-sets.ts";
import { useMatchCounts } from "./use-match-counts.ts";

interface IconPickerProps {
  open: boolean;
  onClose: () => void;
  /** Called with the icon, "prefix:name"; the dialog then closes by itself. */
  onSelect: (icon: string) => void;
  title?: string;
  /** The current choice */
  value?: string;
}

/** A dialog to choose an icon from eight sets (specification, section 2). */
export function IconPicker({ open, onClose, onSelect, title, value }: IconPickerProps) {
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title ?? intl.formatMessage({ id: "icons.title" })}
      width={800}
      actions={
        <Button variant="outline" size={44} onClick={onClose}>
          <FormattedMessage id="icons.cancel" />
        </Button>
      }
    >
      <Choice
        value={value}
        onSelect={(icon) => {
          onSelect(icon);
          onClose();
        }}
      />
    </Dialog>
  );
}

/** Its state is reset each time the dialog opens. */
function Choice({ value, onSelect }: Pick<IconPickerProps, "value" | "onSelect">) {
  const intl = useIntl();
  const [search, setSearch] = useState("");
  const shownSearch = useDeferredValue(search);
  const panels = useRef<HTMLDivElement>(null);
  const toIcons = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    panels.current?.querySelector<HTMLElement>("[role=gridcell] [tabindex='0']")?.focus();
  };
  const counts = useMatchCounts(shownSearch);
  const tabs = [intl.formatMessage({ id: "icons.common" }), ...iconSets.map(({ name }) => name)];
  return (
    <TabGroup>
      <IconSearch value={search} onChange={setSearch} onKeyDown={toIcons} />
      <TabList className="relative my-3 flex gap-0.5 overflow-x-auto">
        {tabs.map((name, tab) => (
          <Tab
            key={name}
            className="flex h-11 items-center gap-1.5 shrink-0 rounded-md px-2.5 text-sm font-semibold text-ink-2 -outline-offset-2 hover:bg-raised data-selected:bg-primary-soft data-selected:text-primary-strong"
          >
            {name}
            {counts[tab] !== undefined && (
              <span className="text-xs font-medium text-ink-3">
                {intl.formatNumber(counts[tab])}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      <TabPanels ref={panels}>
        {tabs.map((name, tab) => (
          <TabPanel key={name} tabIndex={-1} className="outline-none">
            <IconPanel
              tab={tab}
              label={name}
              search={shownSearch}
              value={value}
              onSelect={onSelect}
            />
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
