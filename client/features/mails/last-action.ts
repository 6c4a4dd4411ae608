import { createContext, type RefObject } from "react";

/** Takes back what was moved or sent last on the screen, once; nothing after that. */
export const LastAction = createContext<RefObject<(() => void) | undefined> | undefined>(undefined);
