import { MenuItem, MenuSeparator } from "@headlessui/react";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";

const look =
  "flex min-h-10 w-full items-center gap-3 rounded-md px-3 py-1.5 text-start font-medium outline-none max-md:min-h-11 " +
  "data-focus:bg-raised data-disabled:opacity-50";

interface MenuActionProps {
  onSelect: () => void;
  icon?: Icon;
  /** A destructive action */
  danger?: boolean;
  disabled?: boolean;
  /** One of several choices, and whether it is the current one */
  checked?: boolean;
  children: ReactNode;
}

export function MenuAction({
  onSelect,
  icon: Icon,
  danger,
  disabled,
  checked,
  children,
}: MenuActionProps) {
  return (
    <MenuItem disabled={disabled}>
      <button
        type="button"
        onClick={onSelect}
        aria-current={checked || undefined}
        className={`${look} ${danger ? "text-bad" : "text-ink"}`}
      >
        {Icon && <Icon size={20} aria-hidden="true" className="shrink-0" />}
        <span className="flex-1">{children}</span>
        {checked && <IconCheck size={18} aria-hidden="true" className="text-primary-strong" />}
      </button>
    </MenuItem>
  );
}

interface MenuLinkProps extends LinkProps {
  icon?: Icon;
  children: ReactNode;
}

export function MenuLink({ icon: Icon, children, ...link }: MenuLinkProps) {
  return (
    <MenuItem>
      <Link {...link} className={`${look} text-ink`}>
        {Icon && <Icon size={20} aria-hidden="true" className="shrink-0" />}
        <span className="flex-1">{children}</span>
      </Link>
    </MenuItem>
  );
}

export function MenuDivider() {
  return <MenuSeparator className="my-1.5 h-px bg-line" />;
}
