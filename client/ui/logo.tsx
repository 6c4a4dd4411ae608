/** The logo without the name, which is written next to it as text. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="9" className="fill-primary" />
      <path
        d="M8 23 16 8l8 15"
        fill="none"
        stroke="var(--p-on)"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="21.5" r="2.6" fill="var(--p-on)" />
    </svg>
  );
}
