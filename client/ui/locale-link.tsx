import type { LinkProps } from "react-router";
import { NearLink } from "./near-link.tsx";
import { localePath, useLocale } from "../i18n/locale.ts";

interface LocaleLinkProps extends Omit<LinkProps, "to"> {
  /** Without the locale's prefix, for example "/blog" */
  to: string;
}

/** A link that stays in the reader's language and is loaded before it is pressed. */
export function LocaleLink({ to, ...rest }: LocaleLinkProps) {
  return <NearLink {...rest} to={localePath(useLocale(), to)} />;
}
