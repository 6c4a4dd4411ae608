import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { Avatar } from "../../ui/avatar.tsx";
import { useSession } from "../../platform/session/session-provider.tsx";
import { signOutByLink } from "../../platform/session/sign-out-by-link.ts";
import { unlocalizedHref, useLocale } from "../../i18n/locale.ts";
import { useClosing } from "./use-closing.ts";

const item = "flex h-11 items-center px-4 font-semibold hover:bg-raised";

/**
 * At the end of the header: a link to sign in, or the signed-in user. Both lead to other documents.
 */
export function AccountEntry() {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const { data } = useSession();
  const menu = useClosing();
  if (!data) {
    const query = new URLSearchParams({ callbackUrl: pathname + search });
    return [
      { page: "login", look: "px-2 hover:bg-raised md:px-3" },
      // Where there is no room for both, it is in the menu of a phone or on the page to sign in.
      {
        page: "register",
        look: "bg-ink px-4 text-canvas hover:bg-ink-2 max-md:hidden lg:max-xl:hidden",
      },
    ].map(({ page, look }) => (
      <a
        key={page}
        href={unlocalizedHref(locale, `/auth/${page}?${query}`)}
        className={`flex h-11 items-center rounded-md font-semibold whitespace-nowrap ${look}`}
      >
        <FormattedMessage id={`site.${page}`} />
      </a>
    ));
  }
  const { name, email, image } = data.user;
  return (
    <details ref={menu} className="relative">
      <summary className="relative grid size-11 list-none place-items-center rounded-full hover:bg-raised [&::-webkit-details-marker]:hidden">
        <Avatar name={name} src={image} size={34} />
        <span className="sr-only">
          <FormattedMessage id="site.account" values={{ name }} />
        </span>
      </summary>
      <div className="card absolute end-0 top-full z-40 mt-2 w-64 overflow-hidden py-2">
        <p className="mb-2 border-b border-line px-4 pt-1 pb-3 leading-snug">
          <bdi className="block truncate font-semibold">{name}</bdi>
          <bdi className="block truncate text-sm text-ink-3">{email}</bdi>
        </p>
        <a href={unlocalizedHref(locale, "/dashboard/app")} className={item}>
          <FormattedMessage id="site.account.dashboard" />
        </a>
        <a href={unlocalizedHref(locale, "/dashboard/user/account")} className={item}>
          <FormattedMessage id="site.account.account" />
        </a>
        <a
          href="/api/auth/signout?callbackUrl=/"
          onClick={(event) => void signOutByLink(event)}
          className={item}
        >
          <FormattedMessage id="site.account.signOut" />
        </a>
      </div>
    </details>
  );
}
