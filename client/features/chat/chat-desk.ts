import type { ApolloClient } from "@apollo/client";
import { connectionState, onConnection } from "../../apollo/connection.ts";
import { problemOf } from "../../apollo/problem.ts";
import type { ListedConversation } from "./conversation.ts";
import { ChatConversationChangedDocument } from "./conversation.generated.ts";
import { LiveRoom } from "./live-room.ts";
import type { ChatMessage } from "./message.ts";
import { ChatSendMessageDocument } from "./message.generated.ts";
import { Outbox, type Outcome, type Outgoing } from "./outbox.ts";
import { outboxShelf } from "./outbox-shelf.ts";
import { TypingBoard } from "./typing-board.ts";

/** Rooms that stay as they are when another one is opened. */
const MOST_ROOMS = 8;
/** "At most 30 a minute": they come back one by one, in ms. */
const AFTER_TOO_MANY = 3_000;

type Told = (conversation: ListedConversation) => void;
type Heard = (messages: ChatMessage[], room: LiveRoom) => void;

/** The rooms of one member in this tab, and what they have written and not sent. */
export class ChatDesk {
  readonly outbox: Outbox;
  readonly typing = new TypingBoard();
  readonly #rooms = new Map<string, LiveRoom>();
  readonly #heard = new Set<Heard>();
  readonly #told = new Set<Told>();

  constructor(
    private readonly client: ApolloClient,
    readonly memberId: string,
  ) {
    this.outbox = new Outbox(outboxShelf(memberId), (outgoing) => this.#send(outgoing));
  }

  /** From now until the answer is called. */
  start = (): (() => void) => {
    void this.outbox.restore();
    const online = () => void this.outbox.work();
    const connected = () => {
      if (connectionState() !== "connected") return;
      void this.outbox.work();
      for (const room of this.#rooms.values()) room.hint({ revision: Infinity, lastSeq: 0 });
    };
    addEventListener("online", online);
    const leave = onConnection(connected);
    // The rows of the list follow by themselves: the cache knows them by their ids.
    const changes = this.client.subscribe({ query: ChatConversationChangedDocument }).subscribe({
      next: ({ data }) => {
        if (!data) return;
        const { conversationChanged } = data;
        this.#rooms.get(conversationChanged.id)?.hint(conversationChanged);
        for (const tell of this.#told) tell(conversationChanged);
      },
      error: () => {},
    });
    return () => {
      changes.unsubscribe();
      removeEventListener("online", online);
      leave();
      this.outbox.stop();
    };
  };

  room(id: string): LiveRoom {
    const known = this.#rooms.get(id);
    if (known) return known;
    const room = new LiveRoom(this.client, id, (messages, from) => {
      for (const { id: sent, sender } of messages) {
        this.outbox.discard(sent);
        if (sender) this.typing.rest(id, sender.id);
      }
      const others = messages.filter(({ sender }) => sender?.id !== this.memberId);
      if (others.length > 0) for (const tell of this.#heard) tell(others, from);
    });
    this.#rooms.set(id, room);
    const [oldest] = this.#rooms.keys();
    if (this.#rooms.size > MOST_ROOMS && oldest) this.#rooms.delete(oldest);
    return room;
  }

  /** Whatever happens to any of one's conversations. */
  onChange(tell: Told): () => void {
    this.#told.add(tell);
    return () => this.#told.delete(tell);
  }

  /** What others write, as it comes. */
  onHeard(tell: Heard): () => void {
    this.#heard.add(tell);
    return () => this.#heard.delete(tell);
  }

  async #send({ id, conversationId, body, attachments, replyTo, mentions, createdAt }: Outgoing) {
    try {
      const { data } = await this.client.mutate({
        mutation: ChatSendMessageDocument,
        fetchPolicy: "no-cache",
        variables: {
          input: {
            conversationId,
            messageId: id,
            message: body,
            attachments: attachments.map((file) => file.id),
            replyToId: replyTo?.id ?? null,
            mentions,
            createdAt,
            senderId: this.memberId,
          },
        },
      });
      if (data) this.#rooms.get(conversationId)?.take(data.sendMessage);
      return { done: true } satisfies Outcome;
    } catch (error) {
      return outcomeOf(error);
    }
  }
}

function outcomeOf(error: unknown): Outcome {
  const { code, message } = problemOf(error);
  if (code === "RATE_LIMITED") {
    return { done: false, retry: "later", after: AFTER_TOO_MANY, reason: "tooFast" };
  }
  if (code === "OFFLINE" || code === "INTERNAL" || code === "UNAUTHENTICATED") {
    return { done: false, retry: "later" };
  }
  return { done: false, retry: "never", reason: reasonOf(code, message) };
}

/** "You cannot write to each other", "Wait until they answer": schema/chat/send-message.ts. */
function reasonOf(code: string, message: string | undefined): string {
  if (code === "FORBIDDEN") return message?.startsWith("Wait") ? "notAnswered" : "blocked";
  return code === "NOT_FOUND" ? "gone" : "refused";
}
