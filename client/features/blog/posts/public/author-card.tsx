import { FormattedMessage } from "react-intl";
import { Avatar } from "../../../../ui/avatar.tsx";
import type { Post } from "../../../../platform/rest.ts";
import { LocaleLink } from "../../../../ui/locale-link.tsx";

/** The author of the post, shown below it. */
export function AuthorCard({ author }: { author: NonNullable<Post["author"]> }) {
  const { name, avatar, handle, role, headline } = author;
  return (
    <div className="card flex gap-4 p-5">
      <Avatar name={name} src={avatar} size={48} />
      <div className="min-w-0">
        <p className="text-sm text-ink-3">
          <FormattedMessage id="blog.post.writtenBy" />
        </p>
        <p className="font-bold">
          <LocaleLink to={`/${handle}`} className="hover:underline">
            <bdi>{name}</bdi>
          </LocaleLink>
          {role && (
            <span className="block text-sm font-normal text-ink-3 sm:ms-2 sm:inline">{role}</span>
          )}
        </p>
        {headline && <p className="mt-1 text-ink-2">{headline}</p>}
      </div>
    </div>
  );
}
