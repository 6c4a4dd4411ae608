import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import type { ComponentProps, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { IconButton } from "../../ui/icon-button.tsx";
import { MenuAction, MenuDivider } from "../../ui/menu-item.tsx";
import { Menu } from "../../ui/menu.tsx";

/** What a domain shows on a card, besides its name and menu. */
export interface CardParts {
  /** Before the name, such as an avatar */
  mark?: ReactNode;
  /** Below the name */
  line?: ReactNode;
  /** Below that, across the card */
  details?: ReactNode;
  isUnread?: boolean;
}

interface BoardCardProps extends CardParts, Omit<ComponentProps<"li">, "onMove"> {
  name: string;
  to: string;
  /** On its way to another place */
  isCarried: boolean;
  /** By keyboard */
  isLifted: boolean;
  menu?: ReactNode;
  /** Asks where to */
  onMove?(): void;
}

export function BoardCard({
  mark,
  line,
  details,
  isUnread = false,
  name,
  to,
  isCarried,
  isLifted,
  menu,
  onMove,
  ...events
}: BoardCardProps) {
  const intl = useIntl();
  const look = isLifted
    ? "border-primary-strong shadow-overlay ring-2 ring-primary-strong"
    : isCarried
      ? "border-dashed border-control opacity-60"
      : "border-line shadow-card hover:border-control";
  return (
    <li
      {...events}
      aria-label={name}
      className={`rounded-lg border bg-surface p-3.5 select-none [-webkit-touch-callout:none] ${onMove ? "md:cursor-grab" : ""} ${look}`}
    >
      <div className="flex items-start gap-2.5">
        {mark}
        <div className="min-w-0 flex-1 leading-snug">
          <Link
            to={to}
            draggable={false}
            className={`wrap-break-word hover:underline ${isUnread ? "font-bold" : "font-semibold"}`}
          >
            <bdi>{name}</bdi>
          </Link>
          {isUnread && (
            <span
              aria-hidden="true"
              className="ms-2 inline-block size-2 rounded-full bg-graph align-middle"
            />
          )}
          <div className="text-[0.8125rem] text-ink-3">{line}</div>
        </div>
        {(onMove ?? menu) && (
          <Menu
            button={
              <IconButton
                size={36}
                icon={IconDots}
                label={intl.formatMessage({ id: "table.actions.of" }, { name })}
                className="-me-2 -mt-1.5"
              />
            }
          >
            {onMove && (
              <MenuAction icon={IconArrowRight} onSelect={onMove}>
                <FormattedMessage id="flow.move.label" />
              </MenuAction>
            )}
            {onMove && menu && <MenuDivider />}
            {menu}
          </Menu>
        )}
      </div>
      {details}
    </li>
  );
}
