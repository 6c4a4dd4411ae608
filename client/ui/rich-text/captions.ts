import { Extension } from "@tiptap/react";
import { Plugin } from "@tiptap/pm/state";
import type { NodeViewConstructor } from "@tiptap/pm/view";
import { Captioned } from "./captioned.ts";

interface Labels {
  source: string;
  fileName: string;
  caption: string;
}

const attribute = (name: string) => ({
  [name]: { default: null, renderHTML: () => ({}), parseHTML: () => null },
});

/** Quotations have a source, code blocks a file name, tables a caption. */
export const Captions = Extension.create<Labels>({
  name: "captions",

  addOptions: () => ({ source: "", fileName: "", caption: "" }),

  addGlobalAttributes: () => [
    { types: ["blockquote"], attributes: attribute("source") },
    { types: ["codeBlock"], attributes: attribute("title") },
  ],

  addProseMirrorPlugins() {
    const { source, fileName, caption: above } = this.options;
    const blockquote: NodeViewConstructor = (node, view, getPos) => {
      const element = document.createElement("blockquote");
      const content = document.createElement("div");
      const caption = document.createElement("footer");
      element.append(content, caption);
      const shape = { element, content, caption };
      return new Captioned(node, view, getPos, shape, { attribute: "source", label: source });
    };
    const codeBlock: NodeViewConstructor = (node, view, getPos) => {
      const element = document.createElement("figure");
      element.className = "code";
      const caption = document.createElement("figcaption");
      const pre = document.createElement("pre");
      const content = document.createElement("code");
      pre.append(content);
      element.append(caption, pre);
      const shape = { element, content, caption };
      return new Captioned(node, view, getPos, shape, { attribute: "title", label: fileName });
    };
    const table: NodeViewConstructor = (node, view, getPos) => {
      const element = document.createElement("figure");
      element.className = "table-box";
      const caption = document.createElement("figcaption");
      const box = document.createElement("div");
      const rows = document.createElement("table");
      const content = document.createElement("tbody");
      rows.append(content);
      box.append(rows);
      element.append(caption, box);
      const shape = { element, content, caption };
      return new Captioned(node, view, getPos, shape, { attribute: "caption", label: above });
    };
    return [new Plugin({ props: { nodeViews: { blockquote, codeBlock, table } } })];
  },
});
