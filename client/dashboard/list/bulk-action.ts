import type { Icon } from "@tabler/icons-react";

/** What an action is about: rows that were chosen, or all that match, as the server saved them. */
export interface Chosen {
  /** As the server counted */
  count: number;
  ids?: string[];
  selection?: string;
}

export interface BulkOutcome {
  done: number;
  failed?: { id: string; message: string }[];
  /** Takes it back */
  undo?(): Promise<unknown>;
}

export interface Question {
  title: string;
  text?: string;
  confirm: string;
  /** Is answered with the question: a text, or yes or no */
  field?: { kind: "text" | "option"; label: string };
}

/** Something that is done with one row, several, or all that match. */
export interface BulkAction {
  id: string;
  label: string;
  Icon: Icon;
  danger?: boolean;
  /** One of these is picked first, and handed to it */
  choices?: { value: string; label: string }[];
  /** The rows leave this list: they are gone at once, and back if it fails */
  removes?: boolean;
  /** Asks first; the number is the server's. What else the question tells may be asked of the server. */
  confirm?(count: number): Question | Promise<Question>;
  /** @param answer of the question's field: its text, or "on" */
  run(chosen: Chosen, choice?: string, answer?: string): Promise<BulkOutcome>;
  /** What is said when it is done */
  done(count: number): string;
  /** What is said of rows with which it could not be done; their names follow */
  failed?(count: number): string;
}
