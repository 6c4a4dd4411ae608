import { useIntl } from "react-intl";
import { Link } from "react-router";
import { otherYear } from "../../ui/other-year.ts";
import { LOCALES, LOCALE_NAMES, type Locale } from "../../i18n/locale.ts";
import { Block } from "./block.tsx";
import type { Posts } from "./overview.ts";

type ScheduledPost = NonNullable<Posts["scheduled"]>[number];

/** The next scheduled posts, with their language. */
export function ScheduledPosts({ scheduled }: { scheduled: ScheduledPost[] }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.${id}` });
  const form = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return (
    <Block
      title={text("scheduled")}
      more={{ to: "/dashboard/blog/posts?tab=scheduled", label: text("scheduled.all") }}
      empty={text("scheduled.none")}
      isEmpty={scheduled.length === 0}
    >
      <ul className="grid grid-cols-1 gap-4">
        {scheduled.map((post) => {
          const next = nextOf(post);
          const title = next && post.titleByLocale?.[next.locale];
          return (
            <li key={post.id} className="leading-snug">
              <Link
                to={`/dashboard/blog/post/edit/${post.id}`}
                className="line-clamp-2 font-semibold hover:underline"
              >
                <bdi>{title ?? text("scheduled.untitled")}</bdi>
              </Link>
              {next && (
                <p className="mt-0.5 text-[13px] text-ink-3">
                  {intl.formatDate(next.at, { ...form, year: otherYear(intl, next.at) })} ·{" "}
                  {LOCALE_NAMES[next.locale]}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Block>
  );
}

/** The next language in which it will be published. */
function nextOf(post: ScheduledPost): { locale: Locale; at: string } | undefined {
  const times = (post.scheduledAtByLocale ?? {}) as Partial<Record<Locale, string | null>>;
  const moments = LOCALES.flatMap((locale) => {
    const at = times[locale];
    return at ? [{ locale, at }] : [];
  });
  return moments.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))[0];
}
