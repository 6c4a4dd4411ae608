/** A field that contains chips, followed by the text for the next one. */
export const chipsStyles =
  "flex min-h-(--control-height) w-full flex-wrap items-center gap-1.5 rounded-md border border-control bg-surface px-1.5 py-[5px] text-ink " +
  "has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus " +
  "has-disabled:bg-raised has-disabled:text-ink-2 has-disabled:[--tag:var(--line)] has-[input[readonly]]:bg-raised has-[input[readonly]]:[--tag:var(--line)] " +
  "has-aria-invalid:border-bad has-aria-invalid:inset-ring has-aria-invalid:inset-ring-bad";
