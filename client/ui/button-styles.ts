export type ButtonVariant = "primary" | "ink" | "outline" | "soft" | "plain" | "danger";

/** 48 on public pages, 44 in the dashboard, 36 in toolbars (44 on a phone). */
export type ButtonSize = 48 | 44 | 36;

const looks: Record<ButtonVariant, string> = {
  primary: "bg-primary text-on-primary hover:bg-primary-hover",
  ink: "bg-ink text-canvas hover:bg-ink-2",
  outline: "border bg-surface text-ink hover:bg-raised",
  soft: "bg-raised text-ink hover:bg-line",
  plain: "text-ink-2 hover:bg-raised hover:text-ink",
  danger:
    "bg-bad text-canvas hover:opacity-90 red:border red:border-bad! red:bg-surface red:text-bad red:hover:bg-bad-soft",
};

const sizes: Record<ButtonSize, string> = {
  48: "h-12 px-5 border-control",
  44: "h-11 px-4 border-line",
  36: "h-9 px-3 text-sm border-line max-md:h-11",
};

export function buttonStyles(variant: ButtonVariant, size: ButtonSize = 48, className = "") {
  return `inline-flex items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap transition-colors ${sizes[size]} ${looks[variant]} ${className}`;
}
