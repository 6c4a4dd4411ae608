import { FormattedMessage } from "react-intl";
import { localePath, useLocale } from "../../i18n/locale.ts";
import { LocaleLink } from "../../ui/locale-link.tsx";
import type { SiteLink } from "./site-nav.ts";

interface NavLinkProps {
  link: SiteLink;
  className?: string;
  "aria-current"?: "page" | "true";
}

/** A link of header, menu or footer. */
export function NavLink({ link: { to, label, isDocument }, ...rest }: NavLinkProps) {
  const locale = useLocale();
  const text = label.includes(".") ? <FormattedMessage id={label} /> : label;
  if (!isDocument) {
    return (
      <LocaleLink to={to} {...rest}>
        {text}
      </LocaleLink>
    );
  }
  return (
    <a href={to.endsWith(".xml") ? localePath(locale, to) : to} {...rest}>
      {text}
    </a>
  );
}
