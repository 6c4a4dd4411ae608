import { useQuery } from "@apollo/client/react";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddressQuery } from "../../../platform/use-address-query.ts";
import { DocumentScreen } from "../../../admin/document/document-screen.tsx";
import { PostArticle } from "../../../features/blog/posts/public/post-article.tsx";
import { PostPreviewDocument } from "../../../features/blog/posts/admin/edit/post-preview.generated.ts";
import { PostPreview } from "../../../features/blog/posts/admin/edit/post-preview.tsx";
import { SharePreview } from "../../../features/blog/posts/admin/edit/share-preview.tsx";
import type { State } from "../../../admin/document/publication.ts";
import { PreviewMeta } from "../../../features/blog/posts/admin/edit/preview-meta.tsx";
import { PreviewLanguages } from "../../../admin/document/preview-languages.tsx";
import { type Locale, LOCALE_NAMES, LOCALES, localePath } from "../../../i18n/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import type { Route } from "./+types/post";

export default function PostScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  const [search] = useAddressQuery();
  const locale = LOCALES.find((one) => one === search.get("language")) ?? "en";
  const query = useQuery(PostPreviewDocument, { variables: { id, locale } });
  const post = query.data?.post;
  const states = (post?.statusByLocale ?? {}) as Partial<Record<Locale, State>>;
  const slug = post?.slugByLocale?.[locale];
  return (
    <DocumentScreen
      messagePrefix="posts"
      list="/dashboard/blog/posts"
      path="posts.edit.path"
      query={query}
      title={intl.formatMessage({ id: "posts.edit.preview" })}
      subtitle={post && <PreviewMeta post={post} />}
      actions={
        (post || !query.error) && (
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
    >
      {({ post: { preview, ...live } }) => {
        const read = live.draft && preview ? { ...live, ...preview } : live;
        return (
          <div className="card">
            <PreviewLanguages current={locale} states={states} />
            {(states[locale] !== "published" || read.draft) && read.title && (
              <SharePreview key={locale} postId={id} locale={locale} />
            )}
            {read.title ? (
              <PostPreview post={read} locale={locale}>
                <PostArticle content={read.html ?? ""} />
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
        );
      }}
    </DocumentScreen>
  );
}
