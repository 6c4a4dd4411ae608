import { useId } from "react";
import { FormattedMessage } from "react-intl";
import type { Post } from "../../../../platform/rest.ts";
import { useCurrentHeading } from "../../../../ui/use-current-heading.ts";

/** The headings of a post; the current one is marked. Plain anchors without JavaScript. */
export function PostContents({ contents }: Pick<Post, "contents">) {
  const label = useId();
  const current = useCurrentHeading(contents.map(({ id }) => id));
  if (contents.length === 0) return null;
  return (
    <nav aria-labelledby={label}>
      <p id={label} className="text-sm font-semibold text-ink-3">
        <FormattedMessage id="blog.post.contents" />
      </p>
      <ul className="mt-3 border-s border-line text-sm leading-snug">
        {contents.map(({ id, text }) => {
          const here = id === current;
          const look = here
            ? "border-graph font-semibold text-ink"
            : "border-transparent text-ink-2 hover:text-ink";
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={here ? "location" : undefined}
                className={`-ms-px block border-s-2 py-1.5 ps-4 [overflow-wrap:anywhere] ${look}`}
              >
                {text}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
