import type { ReactNode } from "react";

/** One of several choices. */
export interface Option {
  value: string;
  label: string;
  /** A second line */
  hint?: string;
  disabled?: boolean;
}

/** The element before an option's label: an avatar, an icon, a dot. */
export type OptionMark = (option: Option) => ReactNode;
