import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";

const look = "-mb-px flex h-12 items-center gap-2 border-b-[3px] font-semibold";
const current = "border-graph text-ink";
const other = "border-transparent text-ink-2 hover:text-ink";

/** Links to the sections of this page; the underline follows the URL by CSS only. */
export function MemberTabs({ posts, about }: { posts: number; about: boolean }) {
  const intl = useIntl();
  return (
    <nav
      aria-label={intl.formatMessage({ id: "members.sections" })}
      className="mt-8 flex gap-8 border-b border-line"
    >
      <a
        href="#posts"
        className={`${look} ${current} group-has-[#about:target]/page:border-transparent group-has-[#about:target]/page:text-ink-2`}
      >
        <FormattedMessage id="members.posts" />
        <span className="text-sm font-medium text-ink-3">
          <FormattedNumber value={posts} format="count" />
        </span>
      </a>
      {about && (
        <a
          href="#about"
          className={`${look} ${other} group-has-[#about:target]/page:border-graph group-has-[#about:target]/page:text-ink`}
        >
          <FormattedMessage id="members.about" />
        </a>
      )}
    </nav>
  );
}
