import type { Ref } from "react";
import { lazyPart } from "../../ui/lazy-part.tsx";

export interface MailEditorHandle {
  /** Where the caret is */
  insert(text: string): void;
  focus(): void;
}

export interface MailEditorProps {
  label: string;
  /** Its first content; afterwards it is the editor's */
  html: string;
  onChange(html: string): void;
  /** On Ctrl+Enter */
  onSend(): void;
  /** As soon as it is there */
  takesFocus?: boolean;
  handle: Ref<MailEditorHandle>;
}

/** The text of a mail that is written, with simple formats. */
export const MailEditor = lazyPart<MailEditorProps>(
  async () => (await import("./mail-text-editor.tsx")).MailTextEditor,
  <div aria-hidden="true" className="h-40 animate-pulse rounded-md bg-raised" />,
);
