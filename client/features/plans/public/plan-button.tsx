import { localePath, useLocale } from "../../../i18n/locale.ts";
import type { Plan } from "../../../platform/rest.ts";
import { ButtonLink } from "../../../ui/button.tsx";

/** Sections of the site that are the same in all languages. */
const WITHOUT_LOCALE = /^\/(auth|dashboard|graphql|api)(\/|$)/u;

/** Where a plan leads on to, if it says so. */
export function PlanButton({ plan: { cta, highlighted } }: { plan: Plan }) {
  const locale = useLocale();
  if (!cta) return null;
  const { href, label } = cta;
  const isLocalized = href.startsWith("/") && !WITHOUT_LOCALE.test(href);
  return (
    <ButtonLink
      to={isLocalized ? localePath(locale, href) : href}
      variant={highlighted ? "primary" : "outline"}
      className="mt-5 w-full"
    >
      {label}
    </ButtonLink>
  );
}
