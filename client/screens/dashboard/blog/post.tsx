import { useQuery } from "@apollo/client/react";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddressQuery } from "../../../platform/use-address-query.ts";
import { TitleRow } from "../../../admin/title-row.tsx";
import { PostArticle } from "../../../features/blog/posts/public/post-article.tsx";
import { DocumentLoading } from "../../../admin/document/document-loading.tsx";
import { PostPreviewDocument } from "../../../features/blog/posts/admin/edit/post-preview.generated.ts";
import { PostPreview } from "../../../features/blog/posts/admin/edit/post-preview.tsx";
import type { State } from "../../../admin/document/publication.ts";
import { DocumentLoadError } from "../../../admin/document/document-load-error.tsx";
import { PreviewMeta } from "../../../features/blog/posts/admin/edit/preview-meta.tsx";
import { PreviewLanguages } from "../../../admin/document/preview-languages.tsx";
import { type Locale, LOCALE_NAMES, LOCALES, localePath } from "../../../i18n/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import type { Route } from "./+types/post";

export default function PostScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  const [search] = useAddressQuery();
  const locale = LOCALES.find((one) => one === search.get("language")) ?? "en";
  const { data, error, refetch } = useQuery(PostPreviewDocument, {
    variables: { id, locale },
  });
  const post = data?.post;
  const states = (post?.statusByLocale ?? {}) as Partial<Record<Locale, State>>;
  const slug = post?.slugByLocale?.[locale];
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "posts.edit.preview" })}
        subtitle={post && <PreviewMeta post={post} />}
        back={{ to: "/dashboard/blog/posts", path: intl.formatMessage({ id: "posts.edit.path" }) }}
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
                  <FormattedMessage id="posts.edit.open" />
                </ButtonLink>
              )}
              <ButtonLink variant="primary" size={44} to={`/dashboard/blog/post/edit/${id}`}>
                <IconPencil size={19} aria-hidden="true" />
                <FormattedMessage id="posts.edit.edit" />
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
                id="posts.edit.nothing"
                values={{ language: LOCALE_NAMES[locale] }}
              />
            </p>
          )}
        </div>
      ) : error ? (
        <DocumentLoadError
          words="posts.edit"
          list="/dashboard/blog/posts"
          error={error}
          onRetry={refetch}
        />
      ) : (
        <DocumentLoading />
      )}
    </>
  );
}
