import type { Named } from "../message.ts";

/** Sent every three seconds, it is valid for five (schema/chat/participant.resolver.ts), in ms. */
const HOLDS = 5_000;

const nobody: readonly Named[] = [];

/** Who is typing, by conversation. */
export class TypingBoard {
  readonly #writers = new Map<string, readonly Named[]>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  writers = (conversationId: string): readonly Named[] =>
    this.#writers.get(conversationId) ?? nobody;

  hear(conversationId: string, writer: Named): void {
    const key = `${conversationId} ${writer.id}`;
    clearTimeout(this.#timers.get(key));
    this.#timers.set(
      key,
      setTimeout(() => this.rest(conversationId, writer.id), HOLDS),
    );
    const known = this.writers(conversationId);
    if (!known.some(({ id }) => id === writer.id)) this.#set(conversationId, [...known, writer]);
  }

  /** Their message has arrived, or they have stopped typing. */
  rest(conversationId: string, memberId: string): void {
    const key = `${conversationId} ${memberId}`;
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    const known = this.writers(conversationId);
    const left = known.filter(({ id }) => id !== memberId);
    if (left.length < known.length) this.#set(conversationId, left);
  }

  #set(conversationId: string, writers: readonly Named[]): void {
    this.#writers.set(conversationId, writers);
    for (const listener of this.#listeners) listener();
  }
}
