import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Account, Refused } from "./account.ts";

const PAUSE_MS = 150;

/**
 * Sends one message after the other, each repeated until it is answered, as the client's outbox
 * does.
 */
export class ChatWriter {
  /** Ids in the order of their first send. */
  readonly sent: string[] = [];
  readonly acknowledged: string[] = [];
  #isStopped = false;

  readonly #url: () => string;
  readonly #account: Account;
  readonly #conversationId: string;

  constructor(url: () => string, account: Account, conversationId: string) {
    this.#url = url;
    this.#account = account;
    this.#conversationId = conversationId;
  }

  stop(): void {
    this.#isStopped = true;
  }

  async write(): Promise<void> {
    while (!this.#isStopped) {
      const messageId = randomUUID();
      this.sent.push(messageId);
      await this.#send(messageId);
      this.acknowledged.push(messageId);
      await pause(PAUSE_MS);
    }
  }

  async #send(messageId: string): Promise<void> {
    const message = `Message ${this.sent.length}`;
    const input = { conversationId: this.#conversationId, messageId, message };
    for (;;) {
      try {
        await this.#account.ask(
          this.#url(),
          "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }",
          { input },
        );
        return;
      } catch (error) {
        if (error instanceof Refused) throw error;
        await pause(100);
      }
    }
  }
}
