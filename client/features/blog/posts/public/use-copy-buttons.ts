import { type RefObject, useEffect } from "react";
import { useIntl } from "react-intl";
import { CONFIRMATION_MS, copyText } from "../../../../ui/copy-text.ts";

/**
 * Adds a copy button to each code block of an article. The article's HTML is not rendered by React,
 * so the buttons are created by hand; without JavaScript there are none.
 */
export function useCopyButtons(article: RefObject<HTMLElement | null>, html: string) {
  const intl = useIntl();
  useEffect(() => {
    const word = (id: string) => intl.formatMessage({ id });
    const blocks = article.current?.querySelectorAll<HTMLElement>("figure.code") ?? [];
    const made = [...blocks].map((block) => {
      const code = block.querySelector("pre");
      const caption = block.querySelector("figcaption") ?? emptyCaption(block);
      const file = caption.textContent;
      const button = document.createElement("button");
      let timer: ReturnType<typeof setTimeout> | undefined;
      button.type = "button";
      button.className = "ms-auto min-h-6 ps-4 font-semibold text-primary-strong hover:underline";
      button.textContent = word("blog.post.copyCode");
      if (file) button.ariaLabel = intl.formatMessage({ id: "blog.post.copyCode.of" }, { file });
      const said = document.createElement("span");
      said.role = "status";
      said.className = "sr-only";
      button.onclick = async () => {
        const outcome = (await copyText(code?.textContent ?? "")) ? "done" : "failed";
        button.textContent = word(`blog.post.copyCode.${outcome}`);
        said.textContent = button.textContent;
        clearTimeout(timer);
        timer = setTimeout(() => {
          button.textContent = word("blog.post.copyCode");
          said.textContent = "";
        }, CONFIRMATION_MS);
      };
      caption.append(button, said);
      return () => {
        clearTimeout(timer);
        button.remove();
        said.remove();
        if (!caption.textContent) caption.remove();
      };
    });
    return () => made.forEach((remove) => remove());
  }, [article, html, intl]);
}

function emptyCaption(block: HTMLElement): HTMLElement {
  const caption = document.createElement("figcaption");
  block.prepend(caption);
  return caption;
}
