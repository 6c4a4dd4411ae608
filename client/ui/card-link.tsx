import { LocaleLink, type LocaleLinkProps } from "./locale-link.tsx";

/** The title of a card or row; its link covers the nearest `group relative` around it. */
export function CardLink({ className = "", ...link }: LocaleLinkProps) {
  return (
    <LocaleLink
      {...link}
      className={`group-hover:underline after:absolute after:inset-0 ${className}`}
    />
  );
}
