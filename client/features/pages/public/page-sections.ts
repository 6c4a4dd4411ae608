import type { Page } from "../../../platform/rest.ts";

interface PageSections {
  /** The HTML before the first heading */
  introduction: string;
  sections: { id: string; title: string; html: string }[];
}

/**
 * The parts of a page by its headings. The HTML is of a fixed set of nodes, and a heading is never
 * inside another node.
 */
export function sectionsOf({
  content,
  contents,
}: Pick<Page, "content" | "contents">): PageSections {
  const [introduction = "", ...parts] = content.split(/<h2 id="[^"]*">.*?<\/h2>/u);
  return {
    introduction,
    sections: contents.map(({ id, text }, place) => ({
      id,
      title: text,
      html: parts[place] ?? "",
    })),
  };
}
