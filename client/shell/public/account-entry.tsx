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
    return ["login", "register"].map((page) => (
      <a
        key={page}
        href={unlocalizedHref(locale, `/auth/${page}?${query}`)}
        className="flex h-11 items-center rounded-md px-2 font-semibold whitespace-nowrap hover:bg-raised md:border md:border-control md:px-3 max-md:last-of-type:hidden lg:max-xl:last-of-type:hidden"
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
