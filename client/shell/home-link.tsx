import { LocaleLink } from "../ui/locale-link.tsx";
import { Logo } from "../ui/logo.tsx";

/** The name at the head of a page, which leads to the first one. */
export function HomeLink() {
  return (
    <LocaleLink
      to="/"
      className="-ms-1 flex h-11 items-center gap-2.5 rounded-md px-1 text-lg font-bold tracking-tight max-[22.5rem]:text-[0px]"
    >
      <Logo /> Atelier
    </LocaleLink>
  );
}
