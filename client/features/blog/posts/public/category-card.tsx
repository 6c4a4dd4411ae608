import { FormattedMessage } from "react-intl";
import type { Category } from "../../../../platform/rest.ts";
import { CardLink } from "../../../../ui/card-link.tsx";
import { categoryPath } from "./blog-path.ts";
import { categoryColor } from "./category-color.ts";

export function CategoryCard({ category }: { category: Category }) {
  const { slug, name, description, color, postCount } = category;
  return (
    <article className="card group relative flex h-full flex-col overflow-hidden p-6 pt-8 hover:border-control">
      <span
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-2"
        style={{ background: categoryColor(color) }}
      />
      <h2 className="text-xl leading-[1.25] font-bold [overflow-wrap:anywhere]">
        <CardLink to={categoryPath(slug)} className="after:rounded-card">
          {name}
        </CardLink>
      </h2>
      {description && <p className="mt-2 text-ink-2">{description}</p>}
      <p className="mt-auto pt-4 text-sm text-ink-3">
        <FormattedMessage id="blog.posts" values={{ count: postCount }} />
      </p>
    </article>
  );
}
