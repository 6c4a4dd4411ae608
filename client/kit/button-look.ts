export type ButtonVariant = "primary" | "ink" | "outline" | "soft";

const looks: Record<ButtonVariant, string> = {
  primary: "bg-primary text-on-primary hover:bg-primary-hover",
  ink: "bg-ink text-canvas hover:bg-ink-2",
  outline: "border border-control bg-surface text-ink hover:bg-raised",
  soft: "bg-raised text-ink hover:bg-line",
};

export function buttonLook(variant: ButtonVariant, className = "") {
  return `inline-flex h-12 items-center justify-center gap-2 rounded-md px-5 font-semibold whitespace-nowrap transition-colors ${looks[variant]} ${className}`;
}
