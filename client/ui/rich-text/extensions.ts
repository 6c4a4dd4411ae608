import type { AnyExtension } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { Captions } from "./captions.ts";
import { Pictures } from "./pictures.ts";
import { isSafeLink } from "./safe-link.ts";
import { Tables } from "./tables.ts";

interface Options {
  /** Labels of captions */
  source: string;
  fileName: string;
  caption: string;
  onTooLargeTable: () => void;
}

/** A text may contain what the server renders (schema/foundation/rich-text.ts), nothing else. */
export const extensions = ({ onTooLargeTable, ...labels }: Options): AnyExtension[] => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    dropcursor: { color: "var(--focus)", width: 2 },
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      isAllowedUri: isSafeLink,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Captions.configure(labels),
  Pictures,
  Tables.configure({ onTooLarge: onTooLargeTable }),
];
