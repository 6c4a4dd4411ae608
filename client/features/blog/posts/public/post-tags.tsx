import { useIntl } from "react-intl";
import { LocaleLink } from "../../../../ui/locale-link.tsx";
import { blogPath } from "./blog-path.ts";

/** Tags that link to the posts that have them. */
export function PostTags({ tags }: { tags: string[] }) {
  const intl = useIntl();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={intl.formatMessage({ id: "blog.post.tags" })} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <LocaleLink
            to={blogPath({ tag })}
            className="inline-block rounded-md bg-raised px-2.5 py-0.5 text-[13px] font-semibold text-ink-2 [overflow-wrap:anywhere] hover:text-ink hover:underline"
          >
            {tag}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
