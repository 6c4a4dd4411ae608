import type { ReactNode } from "react";

/** One of several things to choose from. */
export interface Option {
  value: string;
  label: string;
  /** A second line */
  hint?: string;
  disabled?: boolean;
}

/** What stands before an option's label: an avatar, an icon, a dot. */
export type OptionMark = (option: Option) => ReactNode;
