import { useIntl } from "react-intl";
import { IconButton } from "../../ui/icon-button.tsx";
import type { BulkAction } from "./bulk-action.ts";

interface QuickActionsProps {
  /** The row's name */
  name: string;
  actions: BulkAction[];
  start(action: BulkAction): void;
}

/** The most frequent actions of a row, as buttons. */
export function QuickActions({ name, actions, start }: QuickActionsProps) {
  const intl = useIntl();
  return (
    <span
      role="group"
      aria-label={intl.formatMessage({ id: "table.actions.of" }, { name })}
      className="inline-flex"
    >
      {actions.map((action) => (
        <IconButton
          key={action.id}
          label={action.label}
          icon={action.Icon}
          size={36}
          className={action.danger ? "hover:text-bad" : ""}
          onClick={() => start(action)}
        />
      ))}
    </span>
  );
}
