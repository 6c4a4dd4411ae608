import { type ComponentType, createContext } from "react";
import type { Locale } from "../../i18n/locale.ts";

export interface SavedRepliesProps {
  locale: Locale;
  /** Of whom they greet */
  name: string;
  onChoose(text: string): void;
}

/** The menu of saved replies, which the screen provides; none for those who have no saved replies. */
export const SavedReplies = createContext<ComponentType<SavedRepliesProps> | undefined>(undefined);
