import { useRef } from "react";
import type { Post } from "../../../../platform/rest.ts";
import { useCopyButtons } from "./use-copy-buttons.ts";

/** The text of a post. */
export function PostArticle({ content }: Pick<Post, "content">) {
  const article = useRef<HTMLDivElement>(null);
  useCopyButtons(article, content);
  return (
    <div
      ref={article}
      className="prose [overflow-wrap:anywhere]"
      // The server renders this HTML from a fixed set of nodes and escapes all text when it is
      // saved (schema/foundation/rich-text.ts); none of it comes from readers.
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
