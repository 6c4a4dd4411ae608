import type { LinkProps } from "react-router";
import { PrefetchLink } from "./prefetch-link.tsx";
import { localePath, useLocale } from "../i18n/locale.ts";

interface LocaleLinkProps extends Omit<LinkProps, "to"> {
  /** Without the locale's prefix, for example "/blog" */
  to: string;
}

/** A link within the reader's language, prefetched on intent. */
export function LocaleLink({ to, ...rest }: LocaleLinkProps) {
  return <PrefetchLink {...rest} to={localePath(useLocale(), to)} />;
}
