import { Link, type LinkProps } from "react-router";
import { localePath, useLocale } from "../i18n/locale.ts";
import { useIntent } from "./use-online.ts";

export interface LocaleLinkProps extends Omit<LinkProps, "to"> {
  /** Without the locale's prefix, for example "/blog" */
  to: string;
}

/** A link within the reader's language. It mostly leads to another screen, so its code and data are fetched ahead on intent. */
export function LocaleLink({ to, ...rest }: LocaleLinkProps) {
  return <Link prefetch={useIntent()} {...rest} to={localePath(useLocale(), to)} />;
}
