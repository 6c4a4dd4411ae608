import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { FormattedMessage } from "react-intl";
import { container } from "../../../ui/container.ts";

/** What clients get, side by side between two lines. */
export function BenefitsBand({ benefits }: { benefits: readonly string[] }) {
  if (benefits.length === 0) return null;
  return (
    <section aria-labelledby="benefits" className="border-y border-line bg-surface">
      <div className={`${container} py-8 md:py-12`}>
        <h2 id="benefits" className="text-sm font-semibold text-ink-3">
          <FormattedMessage id="solutions.public.benefits" />
        </h2>
        <ul className="mt-5 grid gap-x-12 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex min-w-0 gap-3 text-xl leading-snug font-bold">
              <IconCheck size={26} aria-hidden="true" className="shrink-0 text-good" />
              <bdi className="min-w-0 tracking-[-0.02em] [overflow-wrap:anywhere]">{benefit}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
