import IconLayoutGrid from "@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs";
import IconTable from "@tabler/icons-react/dist/esm/icons/IconTable.mjs";
import { useIntl } from "react-intl";

export type ListView = "table" | "cards";

const icons = { table: IconTable, cards: IconLayoutGrid };

interface ViewSwitchProps {
  view: ListView;
  onView(view: ListView): void;
}

/** Switches between rows and cards. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const intl = useIntl();
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: "list.view" })}
      className="flex h-11 items-center gap-0.5 rounded-md bg-raised p-1"
    >
      {(["table", "cards"] as const).map((each) => {
        const Icon = icons[each];
        const label = intl.formatMessage({ id: `list.view.${each}` });
        return (
          <button
            key={each}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={each === view}
            onClick={() => onView(each)}
            className="grid size-9 place-items-center rounded-md text-ink-3 hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card"
          >
            <Icon size={18} aria-hidden="true" />
          </button>
        );
      })}
    </div>
  );
}
