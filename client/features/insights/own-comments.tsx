import { useIntl } from "react-intl";
import { LOCALES, useLocale } from "../../i18n/locale.ts";
import { publishedPath, SITE_PATHS } from "../../platform/published-path.ts";
import { Block } from "./block.tsx";
import { CommentLine } from "./comment-line.tsx";
import type { Own } from "./overview.ts";

/** Comments of others on the member's own posts, newest first. */
export function OwnComments({ newest }: Pick<Own, "newest">) {
  const intl = useIntl();
  const reader = useLocale();
  const text = (id: string) => intl.formatMessage({ id: `insights.${id}` });
  const hrefOf = ({ post }: Own["newest"][number]) => {
    const locale = [reader, ...LOCALES].find((one) => post?.[one]);
    const slug = locale && post?.[locale];
    return slug ? publishedPath(SITE_PATHS.posts, locale, slug) : undefined;
  };
  return (
    <Block title={text("own.newest")} empty={text("own.newest.none")} isEmpty={newest.length === 0}>
      <ul className="grid grid-cols-1 gap-4">
        {newest.map((comment) => (
          <CommentLine key={comment.id} comment={comment} href={hrefOf(comment)} />
        ))}
      </ul>
    </Block>
  );
}
