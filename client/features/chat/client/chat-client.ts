import type { ApolloClient } from "@apollo/client";
import { collectGarbage } from "../../../platform/apollo/collect-garbage.ts";
import { connectionState, onConnection } from "../../../platform/apollo/connection.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { LiveConversation } from "./live-conversation.ts";
import type { ChatMessage } from "../message.ts";
import { ChatSendMessageDocument } from "../message.generated.ts";
import { browserStore } from "./browser-store.ts";
import { Drafts } from "./drafts.ts";
import { fileUploads } from "./file-uploads.ts";
import { Outbox, type Outcome, type Outgoing } from "./outbox.ts";
import { TypingBoard } from "./typing-board.ts";

/** Conversations kept in the cache, including the open one. */
const MAX_OPEN_CONVERSATIONS = 8;
/** The limit is 30 messages a minute; it refills one at a time. */
const RATE_LIMIT_DELAY_MS = 3_000;

type Arrived = (messages: readonly ChatMessage[], conversationId: string) => void;

/** The open conversations of a member in this tab, the drafts and the outbox. */
export class ChatClient {
  readonly drafts: Drafts;
  readonly outbox: Outbox;
  readonly typing = new TypingBoard();
  readonly #conversations = new Map<string, LiveConversation>();
  readonly #arrived = new Set<Arrived>();

  constructor(
    private readonly client: ApolloClient,
    readonly memberId: string,
  ) {
    this.drafts = new Drafts(browserStore(`atelier-chat-drafts-${memberId}`, "drafts"));
    this.outbox = new Outbox(
      browserStore(`atelier-outbox-${memberId}`, "outgoing"),
      (outgoing) => this.#send(outgoing),
      fileUploads,
    );
  }

  /** Starts listening; returns a function that stops it. */
  start = (): (() => void) => {
    void this.drafts.restore();
    void this.#restore();
    const online = () => void this.outbox.work();
    const connected = () => {
      if (connectionState() !== "connected") return;
      void this.outbox.work();
      for (const conversation of this.#conversations.values())
        conversation.hint({ revision: Infinity, lastSeq: 0 });
    };
    addEventListener("online", online);
    const leave = onConnection(connected);
    return () => {
      removeEventListener("online", online);
      leave();
      this.outbox.stop();
      for (const conversation of this.#conversations.values()) conversation.forget();
      this.#conversations.clear();
      collectGarbage(this.client.cache);
    };
  };

  conversation(id: string): LiveConversation {
    const known = this.#conversations.get(id);
    if (known) return known;
    const conversation = new LiveConversation(this.client, id, this.#settle);
    conversation.onHeard((_messages, added) => this.#hear(id, added));
    this.#conversations.set(id, conversation);
    return conversation;
  }

  /** Keeps a conversation up to date until the returned function is called; evicts those not used for long. */
  enter(conversation: LiveConversation): () => void {
    const leave = conversation.enter();
    this.#conversations.delete(conversation.id);
    this.#conversations.set(conversation.id, conversation);
    const left = [...this.#conversations.values()].filter(({ isEntered }) => !isEntered);
    const unused = left.slice(0, -(MAX_OPEN_CONVERSATIONS - 1));
    for (const oldest of unused) {
      this.#conversations.delete(oldest.id);
      oldest.forget();
    }
    if (unused.length > 0) collectGarbage(this.client.cache);
    return leave;
  }

  /** Subscribes to incoming messages of others. */
  onArrival(tell: Arrived): () => void {
    this.#arrived.add(tell);
    return () => this.#arrived.delete(tell);
  }

  /** Restores the outbox of an earlier visit, without what has arrived since. */
  async #restore(): Promise<void> {
    await this.outbox.restore();
    for (const { history } of this.#conversations.values()) this.#settle(history.all());
  }

  /** Messages the server has leave the outbox. */
  #settle = (messages: readonly ChatMessage[]): void => {
    for (const { id } of messages) this.outbox.discard(id);
  };

  #hear(conversationId: string, added: readonly ChatMessage[]): void {
    for (const { sender } of added) if (sender) this.typing.rest(conversationId, sender.id);
    const others = added.filter(({ sender }) => sender?.id !== this.memberId);
    if (others.length > 0) for (const tell of this.#arrived) tell(others, conversationId);
  }

  async #send({ id, conversationId, body, attachments, replyTo, mentions, createdAt }: Outgoing) {
    try {
      const { data } = await this.client.mutate({
        mutation: ChatSendMessageDocument,
        variables: {
          input: {
            conversationId,
            messageId: id,
            message: body,
            attachments: attachments.flatMap(({ attachment }) => attachment?.id ?? []),
            replyToId: replyTo?.id ?? null,
            mentions,
            createdAt,
            senderId: this.memberId,
          },
        },
      });
      if (data) this.#conversations.get(conversationId)?.take(data.sendMessage);
      return { done: true } satisfies Outcome;
    } catch (error) {
      return outcomeOf(error);
    }
  }
}

function outcomeOf(error: unknown): Outcome {
  const { code, message } = problemOf(error);
  if (code === "RATE_LIMITED") {
    return { done: false, retry: "later", after: RATE_LIMIT_DELAY_MS, reason: "tooFast" };
  }
  if (code === "OFFLINE" || code === "INTERNAL" || code === "UNAUTHENTICATED") {
    return { done: false, retry: "later" };
  }
  return { done: false, retry: "never", reason: reasonOf(code, message) };
}

/** "You can't message each other", "Wait until they answer": schema/chat/send-message.ts. */
function reasonOf(code: string, message: string | undefined): string {
  if (code === "FORBIDDEN") return message?.startsWith("Wait") ? "notAnswered" : "blocked";
  return code === "NOT_FOUND" ? "gone" : "refused";
}
