import type { Icon } from "@tabler/icons-react";

/** What an action applies to: selected rows, or a selection saved on the server. */
export interface ResolvedSelection {
  /** As the server counted */
  count: number;
  ids?: string[];
  selection?: string;
}

export interface BulkOutcome {
  done: number;
  failed?: { id: string; message: string }[];
  /** The cache has it already: nothing is read again */
  isCached?: boolean;
  /** Undoes it */
  undo?(): Promise<unknown>;
}

export interface Confirmation {
  title: string;
  text?: string;
  confirm: string;
  /** An input in the dialog: a text, or a checkbox */
  field?: { kind: "text" | "option"; label: string };
}

/** An action on one row, several, or all that match. */
export interface BulkAction {
  id: string;
  label: string;
  Icon: Icon;
  danger?: boolean;
  /** The user picks one of these first; it is passed to `run` */
  choices?: { value: string; label: string }[];
  /** Optimistic: the rows disappear immediately, and return if the action fails */
  removes?: boolean;
  /** Asks for confirmation; the count is the server's. The dialog's text may need a request. */
  confirm?(count: number): Confirmation | Promise<Confirmation>;
  /** @param answer of the dialog’s field: its text, or "on" */
  run(selection: ResolvedSelection, choice?: string, answer?: string): Promise<BulkOutcome>;
  /** The success message */
  done(count: number): string;
  /** The message for rows that failed; their names follow */
  failed?(count: number): string;
}
