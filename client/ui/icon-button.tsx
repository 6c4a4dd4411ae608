import type { Icon } from "@tabler/icons-react";
import type { ButtonHTMLAttributes, Ref } from "react";
import { Tooltip, type TooltipSide } from "./tooltip.tsx";

const looks = {
  plain:
    "text-ink-2 hover:bg-raised hover:text-ink aria-pressed:bg-primary-soft aria-pressed:text-primary-strong",
  outline: "border border-line bg-surface text-ink hover:bg-raised",
  soft: "bg-raised text-ink hover:bg-line",
};

/** 44, or 36 in toolbars (44 on a phone). */
const sizes = { 44: "size-11", 36: "size-9 max-md:size-11" };

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its accessible name and tooltip */
  label: string;
  /** Its tooltip, if that says less than the label */
  tooltip?: string;
  tooltipSide?: TooltipSide;
  icon: Icon;
  variant?: keyof typeof looks;
  size?: keyof typeof sizes;
  ref?: Ref<HTMLButtonElement>;
}

/** A button without text. */
export function IconButton({
  label,
  tooltip = label,
  tooltipSide,
  icon: Icon,
  variant = "plain",
  size = 44,
  className = "",
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={tooltip} side={tooltipSide}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={`relative inline-grid shrink-0 place-items-center rounded-md transition-colors disabled:opacity-50 ${sizes[size]} ${looks[variant]} ${className}`}
      >
        <Icon size={size === 44 ? 22 : 20} aria-hidden="true" />
        {children}
      </button>
    </Tooltip>
  );
}
