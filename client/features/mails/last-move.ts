import { createContext, type RefObject } from "react";

/** Takes back what was moved last on the screen, once; nothing after that. */
export const LastMove = createContext<RefObject<(() => void) | undefined> | undefined>(undefined);
