import { useLocale } from "../../../i18n/locale.ts";
import type { Plan } from "../../../platform/rest.ts";
import { siteHref } from "../../../platform/site-href.ts";
import { ButtonLink } from "../../../ui/button.tsx";

/** Where a plan leads on to, if it says so. */
export function PlanButton({ plan: { cta, highlighted } }: { plan: Plan }) {
  const locale = useLocale();
  if (!cta) return null;
  const { href, label } = cta;
  return (
    <ButtonLink
      to={siteHref(locale, href)}
      variant={highlighted ? "primary" : "outline"}
      className="mt-5 w-full"
    >
      {label}
    </ButtonLink>
  );
}
