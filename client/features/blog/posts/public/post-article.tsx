import { useRef } from "react";
import { useIntl } from "react-intl";
import type { Post } from "../../../../platform/rest.ts";
import { usePictureViewer } from "../../../../ui/use-picture-viewer.tsx";
import { useCopyButtons } from "./use-copy-buttons.ts";

/** The text of a post. */
export function PostArticle({ content }: Pick<Post, "content">) {
  const article = useRef<HTMLDivElement>(null);
  useCopyButtons(article, content);
  const label = useIntl().formatMessage({ id: "ui.picture.open" });
  return (
    <>
      <div
        ref={article}
        className="prose [overflow-wrap:anywhere]"
        // The server renders this HTML from a fixed set of nodes and escapes all text when it is
        // saved (schema/foundation/rich-text.ts); none of it comes from readers.
        dangerouslySetInnerHTML={{ __html: linkPictures(content, label) }}
      />
      {usePictureViewer(article)}
    </>
  );
}

/** Each picture leads to itself at full size, and is named by its alt text. */
function linkPictures(html: string, label: string): string {
  return html.replace(/<img src="([^"]+)"[^>]*>/g, (image, src) => {
    const name = image.includes(' alt=""') ? ` aria-label="${label}"` : "";
    return `<a href="${src}" data-picture${name}>${image}</a>`;
  });
}
