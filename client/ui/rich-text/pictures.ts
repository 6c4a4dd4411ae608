import { mergeAttributes, Node, ReactNodeViewRenderer } from "@tiptap/react";
import type { Picture } from "./rich-text.ts";
import { PicturesView } from "./pictures-view.tsx";

export interface Figure {
  pictures: Picture[];
  caption: string;
}

/** A figure of one or several pictures, as the server renders it. */
export const Pictures = Node.create({
  name: "pictures",
  group: "block",
  atom: true,
  draggable: true,

  addAttributes: () => ({
    pictures: {
      default: [],
      parseHTML: (element): Picture[] =>
        [...element.querySelectorAll("img")].map((image) => ({
          src: image.getAttribute("src") ?? "",
          alt: image.alt,
        })),
      renderHTML: () => ({}),
    },
    caption: {
      default: "",
      parseHTML: (element) => element.querySelector("figcaption")?.textContent ?? "",
      renderHTML: () => ({}),
    },
  }),

  // Only pictures copied within the site: those of other sites are not ours to show.
  parseHTML: () => [
    {
      tag: "figure.pictures",
      getAttrs: (element) =>
        [...element.querySelectorAll("img")].every((image) =>
          /^\/(artwork|files)\//.test(image.getAttribute("src") ?? ""),
        ) && null,
    },
  ],

  renderHTML({ node, HTMLAttributes }) {
    const { pictures, caption } = node.attrs as Figure;
    return [
      "figure",
      mergeAttributes(HTMLAttributes, { class: "pictures" }),
      ["div", ...pictures.map(({ src, alt }) => ["img", { src, alt }])],
      ["figcaption", caption],
    ];
  },

  addNodeView: () => ReactNodeViewRenderer(PicturesView),
});
