import { useQuery } from "@apollo/client/react";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddressQuery } from "../../../dashboard/use-address-query.ts";
import { TitleRow } from "../../../dashboard/title-row.tsx";
import { PostArticle } from "../../../features/blog/post-article.tsx";
import { PostEditLoading } from "../../../features/post-edit/post-edit-loading.tsx";
import { PostPreviewDocument } from "../../../features/post-edit/post-preview.generated.ts";
import { PostPreview } from "../../../features/post-edit/post-preview.tsx";
import type { State } from "../../../dashboard/document/publication.ts";
import { PostUnread } from "../../../features/post-edit/post-unread.tsx";
import { PreviewFacts } from "../../../features/post-edit/preview-facts.tsx";
import { PreviewLanguages } from "../../../dashboard/document/preview-languages.tsx";
import { type Locale, LOCALE_NAMES, LOCALES, localePath } from "../../../features/site/locale.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import type { Route } from "./+types/post";

export default function PostScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  const [search] = useAddressQuery();
  const locale = LOCALES.find((one) => one === search.get("language")) ?? "en";
  const { data, error, refetch } = useQuery(PostPreviewDocument, {
    variables: { id, locale },
    fetchPolicy: "no-cache",
  });
  const post = data?.post;
  const states = (post?.statusByLocale ?? {}) as Partial<Record<Locale, State>>;
  const slug = post?.slugByLocale?.[locale];
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "post-edit.preview" })}
        facts={post && <PreviewFacts post={post} />}
        back={{ to: "/dashboard/blog/posts", path: intl.formatMessage({ id: "post-edit.path" }) }}
        actions={
          post && (
            <>
              {states[locale] === "published" && slug && (
                <ButtonLink
                  variant="outline"
                  size={44}
                  to={localePath(locale, `/blog/${slug}`)}
                  reloadDocument
                >
                  <IconExternalLink size={19} aria-hidden="true" />
                  <FormattedMessage id="post-edit.open" />
                </ButtonLink>
              )}
              <ButtonLink variant="primary" size={44} to={`/dashboard/blog/post/edit/${id}`}>
                <IconPencil size={19} aria-hidden="true" />
                <FormattedMessage id="post-edit.edit" />
              </ButtonLink>
            </>
          )
        }
      />
      {post ? (
        <div className="card">
          <PreviewLanguages current={locale} states={states} />
          {post.title ? (
            <PostPreview post={post} locale={locale}>
              <PostArticle content={post.html ?? ""} />
            </PostPreview>
          ) : (
            <p className="px-6 py-16 text-center text-ink-2">
              <FormattedMessage
                id="post-edit.nothing"
                values={{ language: LOCALE_NAMES[locale] }}
              />
            </p>
          )}
        </div>
      ) : error ? (
        <PostUnread error={error} onRetry={refetch} />
      ) : (
        <PostEditLoading />
      )}
    </>
  );
}

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
