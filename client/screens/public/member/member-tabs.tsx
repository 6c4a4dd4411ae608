import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { useHydrated } from "../../../ui/use-hydrated.ts";

const look = "-mb-px flex h-12 shrink-0 items-center gap-2 border-b-[3px] font-semibold";
const current = "border-graph text-ink";
const other = "border-transparent text-ink-2 hover:text-ink";

/** Each is current while its section is the target; the first one while no other is. */
const TARGETS = {
  work: "[.member-page:has(#work:target)_&]:border-graph [.member-page:has(#work:target)_&]:text-ink",
  about:
    "[.member-page:has(#about:target)_&]:border-graph [.member-page:has(#about:target)_&]:text-ink",
  posts:
    "[.member-page:has(#posts:target)_&]:border-graph [.member-page:has(#posts:target)_&]:text-ink",
};
const UNLESS_OTHER =
  "[.member-page:has(section:target)_&]:border-transparent [.member-page:has(section:target)_&]:text-ink-2";

type Section = keyof typeof TARGETS;

interface MemberTabsProps {
  projects: number;
  posts: number;
  about: boolean;
}

/**
 * Links to the sections of this page. The underline follows the URL by CSS only; screen readers are
 * told once the browser has said which section the URL names.
 */
export function MemberTabs({ projects, posts, about }: MemberTabsProps) {
  const intl = useIntl();
  const sections: { section: Section; count?: number }[] = [
    ...(projects > 0 ? [{ section: "work" as const, count: projects }] : []),
    ...(about ? [{ section: "about" as const }] : []),
    ...(posts > 0 ? [{ section: "posts" as const, count: posts }] : []),
  ];
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  if (sections.length === 0) return null;
  const named = sections.find(({ section }) => `#${section}` === hash) ?? sections[0];
  return (
    <nav
      aria-label={intl.formatMessage({ id: "members.sections" })}
      className="mt-8 flex gap-8 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {sections.map(({ section, count }, place) => (
        <a
          key={section}
          href={`#${section}`}
          aria-current={isHydrated && section === named?.section ? "location" : undefined}
          className={`${look} ${place === 0 ? `${current} ${UNLESS_OTHER}` : other} ${TARGETS[section]}`}
        >
          <FormattedMessage id={`members.${section}`} />
          {count !== undefined && (
            <span className="text-sm font-medium text-ink-3">
              <FormattedNumber value={count} format="count" />
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
