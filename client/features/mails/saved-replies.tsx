import { createContext, type ReactNode, use } from "react";
import type { Locale } from "../../i18n/locale.ts";

export interface SavedRepliesProps {
  locale: Locale;
  /** Of whom they greet */
  name: string;
  onChoose(text: string): void;
}

export type RenderSavedReplies = (props: SavedRepliesProps) => ReactNode;

/** The menu of saved replies, which the screen provides; none for those who have no saved replies. */
export const SavedReplies = createContext<RenderSavedReplies | undefined>(undefined);

export function SavedRepliesMenu(props: SavedRepliesProps) {
  return use(SavedReplies)?.(props);
}
