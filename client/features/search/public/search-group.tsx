import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import { FormattedMessage } from "react-intl";
import type { SearchResults } from "../../../platform/rest.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LocaleLink } from "../../../ui/locale-link.tsx";

export type SearchKind = keyof SearchResults;

/** The list of each kind that has one, which takes the same search. */
const LISTS: Partial<Record<SearchKind, string>> = {
  projects: "/projects",
  solutions: "/solutions",
  posts: "/blog",
  jobs: "/careers",
  members: "/members",
  faqs: "/faqs",
};

type SearchGroupProps = SearchResults[SearchKind] & { kind: SearchKind; search: string };

/** The first results of a kind, with a link to all of them. */
export function SearchGroup({ kind, search, found, totalCount }: SearchGroupProps) {
  const heading = `found-${kind}`;
  return (
    <section aria-labelledby={heading}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={heading} className="text-2xl font-bold tracking-[-0.02em]">
          <FormattedMessage id={`search.${kind}`} />
        </h2>
        {LISTS[kind] && totalCount > found.length && (
          <LocaleLink
            to={`${LISTS[kind]}?search=${encodeURIComponent(search)}`}
            className="flex items-center gap-1.5 font-semibold text-primary-strong hover:underline max-md:min-h-11"
          >
            <FormattedMessage id={`search.${kind}.all`} values={{ count: totalCount }} />
            <IconArrowRight size={18} aria-hidden="true" className="rtl:-scale-x-100" />
          </LocaleLink>
        )}
      </div>
      <ul className="mt-4 grid gap-x-8 border-t border-line md:grid-cols-2">
        {found.map(({ id, title, text, picture, path }) => (
          <li
            key={id}
            className="relative flex min-w-0 items-center gap-4 border-b border-line py-4 hover:bg-raised"
          >
            {kind === "members" ? (
              <Avatar name={title} src={picture?.url} size={48} />
            ) : (
              picture && (
                <img
                  src={picture.url}
                  alt=""
                  loading="lazy"
                  width={96}
                  height={64}
                  className="h-16 w-24 shrink-0 rounded-md bg-raised object-cover"
                />
              )
            )}
            <div className="min-w-0">
              <h3 className="truncate font-semibold">
                <LocaleLink
                  to={path}
                  className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
                >
                  {title}
                </LocaleLink>
              </h3>
              {text && <p className="line-clamp-2 text-sm text-ink-2">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
