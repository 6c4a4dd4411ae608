import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { Icon } from "@tabler/icons-react";
import { type ButtonHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { MenuAction } from "../menu-item.tsx";
import { Menu } from "../menu.tsx";

interface BarAction {
  action: {
    id: string;
    label: string;
    Icon: Icon;
    /** A destructive action: last, in the danger colour */
    danger?: boolean;
    /** One of these is chosen first */
    choices?: { value: string; label: string }[];
  };
  pending?: boolean;
  onPress(choice?: string): void;
}

interface SelectionBarProps {
  count: number;
  actions: BarAction[];
  onClear(): void;
  /** Next to the count, for example to select all that match */
  children?: ReactNode;
}

/** Sticks to the bottom of the window, over the list's footer; nothing moves when it appears. */
export function SelectionBar({ count, actions, onClear, children }: SelectionBarProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <div className="pointer-events-none sticky bottom-0 z-20 h-0">
      <div className="absolute inset-x-2 bottom-1.5 flex justify-center">
        <div
          role="group"
          aria-labelledby={id}
          className="pointer-events-auto flex min-h-13 max-w-full flex-wrap items-center gap-0.5 rounded-xl bg-ink ps-4 pe-1.5 text-sm font-semibold text-canvas shadow-overlay [--focus:currentColor]"
        >
          <p
            id={id}
            role="status"
            className="me-2 border-e border-canvas/20 py-1 pe-4 whitespace-nowrap"
          >
            <FormattedMessage id="list.selected" values={{ count }} />
          </p>
          {children}
          {actions.map(({ action, pending, onPress }) =>
            action.choices ? (
              <Menu
                key={action.id}
                align="start"
                button={<BarButton action={action} pending={pending} />}
              >
                {action.choices.map(({ value, label }) => (
                  <MenuAction key={value} onSelect={() => onPress(value)}>
                    {label}
                  </MenuAction>
                ))}
              </Menu>
            ) : (
              <BarButton
                key={action.id}
                action={action}
                pending={pending}
                onClick={() => onPress()}
              />
            ),
          )}
          <button
            type="button"
            aria-label={intl.formatMessage({ id: "list.selected.clear" })}
            onClick={onClear}
            className="ms-auto grid size-10 place-items-center rounded-md hover:bg-canvas/12"
          >
            <IconX size={18} aria-hidden="true" />
          </button>
        </div>
      </div>
    </div>
  );
}

interface BarButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  action: BarAction["action"];
  pending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function BarButton({ action, pending, onClick, ...menu }: BarButtonProps) {
  const { label, Icon: Picture, danger } = action;
  return (
    <button
      type="button"
      {...menu}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
      className={`flex h-10 items-center gap-2 rounded-md px-3 whitespace-nowrap hover:bg-canvas/12 aria-disabled:opacity-60 ${
        danger ? "text-bad-on-ink" : ""
      }`}
    >
      <Picture size={18} stroke={1.9} aria-hidden="true" />
      {label}
    </button>
  );
}
