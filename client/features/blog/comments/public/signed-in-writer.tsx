import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { signOutByLink } from "../../../../platform/session/sign-out-by-link.ts";
import { Avatar } from "../../../../ui/avatar.tsx";

/** Shows as whom a member comments, with a link to sign out. */
export function SignedInWriter({ name, image }: { name: string; image: string | null }) {
  const { pathname } = useLocation();
  const here = `${pathname}#comments`;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} src={image} size={40} />
      <p className="min-w-0 leading-snug">
        <bdi className="block truncate font-bold">{name}</bdi>
        <a
          href={`/api/auth/signout?${new URLSearchParams({ callbackUrl: here })}`}
          onClick={(event) => void signOutByLink(event)}
          className="text-sm text-ink-2 underline hover:text-ink"
        >
          <FormattedMessage id="comments.form.signOut" />
        </a>
      </p>
    </div>
  );
}
