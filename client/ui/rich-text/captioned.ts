import type { Node } from "@tiptap/pm/model";
import type { EditorView, NodeView } from "@tiptap/pm/view";

interface Caption {
  /** The node's attribute with the caption */
  attribute: string;
  label: string;
}

interface Shape {
  element: HTMLElement;
  /** The element for the node's own text */
  content: HTMLElement;
  /** The element with the caption */
  caption: HTMLElement;
}

/** A block with a caption next to its text: the source of a quotation, the name of a file, what a table is about. */
export class Captioned implements NodeView {
  readonly dom: HTMLElement;
  readonly contentDOM: HTMLElement;
  readonly #input = document.createElement("input");
  readonly #caption: HTMLElement;
  readonly #attribute: string;
  #node: Node;

  constructor(
    node: Node,
    view: EditorView,
    getPos: () => number | undefined,
    { element, content, caption }: Shape,
    { attribute, label }: Caption,
  ) {
    this.#node = node;
    this.#attribute = attribute;
    this.#caption = caption;
    this.dom = element;
    this.contentDOM = content;
    caption.contentEditable = "false";
    this.#input.className = "caption-input";
    this.#input.placeholder = label;
    this.#input.ariaLabel = label;
    this.#input.maxLength = 200;
    this.#input.addEventListener("input", () => {
      const at = getPos();
      if (at !== undefined)
        view.dispatch(view.state.tr.setNodeAttribute(at, attribute, this.#input.value));
    });
    this.#input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== "Escape") return;
      event.preventDefault();
      view.focus();
    });
    caption.append(this.#input);
    this.#show(view.editable);
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.#show(!this.#input.readOnly);
    return true;
  }

  stopEvent = (event: Event): boolean => event.target === this.#input;

  ignoreMutation = (mutation: { target: globalThis.Node }): boolean =>
    this.#caption.contains(mutation.target);

  #show(editable: boolean): void {
    const text = (this.#node.attrs[this.#attribute] as string | null) ?? "";
    if (this.#input.value !== text) this.#input.value = text;
    this.#input.readOnly = !editable;
    this.#caption.hidden = !editable && !text;
  }
}
