import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";

/** What clients get, as a list of ticks. */
export function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className="grid gap-1.5 text-sm font-medium">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-2">
          <IconCheck size={18} aria-hidden="true" className="mt-px shrink-0 text-good" />
          <bdi className="min-w-0 [overflow-wrap:anywhere]">{benefit}</bdi>
        </li>
      ))}
    </ul>
  );
}
