import { useIntl } from "react-intl";
import type { Failure } from "../../../../platform/rest.ts";
import { localePath, useLocale } from "../../../../i18n/locale.ts";
import { PublishedMissing } from "../../../../ui/published-missing.tsx";
import { postPath } from "./blog-path.ts";

/** "Post not found", or links to the languages in which the post is available. */
export function PostMissing({ available }: Pick<Failure, "available">) {
  const intl = useIntl();
  const locale = useLocale();
  const kind = available ? "notAvailable" : "notFound";
  return (
    <PublishedMissing
      title={intl.formatMessage({ id: `blog.post.${kind}` })}
      text={intl.formatMessage({ id: `blog.post.${kind}.text` })}
      available={available}
      pathOf={postPath}
      all={{
        label: intl.formatMessage({ id: "blog.post.notFound.all" }),
        to: localePath(locale, "/blog"),
      }}
    />
  );
}
