import { useIntl } from "react-intl";
import { container } from "../../../../ui/container.ts";
import { SectionHeading } from "../../../../ui/section-heading.tsx";
import type { PostSummary } from "../../../../platform/rest.ts";
import { localePath, useLocale } from "../../../../i18n/locale.ts";
import { PostGrid } from "./post-grid.tsx";

export function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  const intl = useIntl();
  const all = localePath(useLocale(), "/blog");
  if (posts.length === 0) return null;
  return (
    <section className={`${container} pt-12 pb-16 print:hidden`}>
      <SectionHeading
        title={intl.formatMessage({ id: "blog.post.readNext" })}
        more={{ to: all, label: intl.formatMessage({ id: "blog.allWriting" }) }}
      />
      <PostGrid posts={posts} heading="h3" />
    </section>
  );
}
