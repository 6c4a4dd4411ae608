import { useIntl } from "react-intl";

export function PostTags({ tags }: { tags: string[] }) {
  const intl = useIntl();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={intl.formatMessage({ id: "post.tags" })} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li
          key={tag}
          className="rounded-md bg-raised px-2.5 py-0.5 text-[13px] font-semibold text-ink-2 [overflow-wrap:anywhere]"
        >
          {tag}
        </li>
      ))}
    </ul>
  );
}
