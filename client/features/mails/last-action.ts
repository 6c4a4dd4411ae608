import { createContext } from "react";

/** What was moved or sent last on the screen, which a key takes back, once. */
export class LastActionUndo {
  #undo: (() => void) | undefined;

  remember(undo: () => void): void {
    this.#undo = undo;
  }

  /** Forgets it, if nothing else was done since. */
  forget(undo: () => void): void {
    if (this.#undo === undo) this.#undo = undefined;
  }

  takeBack(): void {
    this.#undo?.();
  }
}

export const LastAction = createContext<LastActionUndo | undefined>(undefined);
