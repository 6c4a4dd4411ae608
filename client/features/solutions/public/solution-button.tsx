import { FormattedMessage } from "react-intl";
import { useLocale } from "../../../i18n/locale.ts";
import type { Solution } from "../../../platform/rest.ts";
import { siteHref } from "../../../platform/site-href.ts";
import { ButtonLink } from "../../../ui/button.tsx";

interface SolutionButtonProps {
  solution: Pick<Solution, "cta">;
  variant: "primary" | "ink";
  className?: string;
}

/** Leads on to where the solution is asked for: by default, the contact form. */
export function SolutionButton({ solution: { cta }, variant, className }: SolutionButtonProps) {
  const href = siteHref(useLocale(), cta?.href ?? "/contact-us");
  return (
    <ButtonLink variant={variant} to={href} className={className}>
      {cta?.label ?? <FormattedMessage id="solutions.public.ask" />}
    </ButtonLink>
  );
}
