import type { ApolloClient } from "@apollo/client";
import { problemOf } from "../../apollo/problem.ts";
import { ChatConversationStateDocument } from "./conversation.generated.ts";
import { type ChatMessage, REACTIONS_AT_ONCE } from "./message.ts";
import {
  ChatMessageChangedDocument,
  ChatMessageChangesDocument,
  ChatMessagesDocument,
  ChatMessageWholeDocument,
} from "./message.generated.ts";
import { PAGE, Room, type Span } from "./room.ts";

/** `messageChanges` answers so many at most. */
const CHANGES_AT_ONCE = 100;
/** How long a gap may close by itself, and how long until a new subscription surely stands, in ms. */
const SOON = 1_200;

export type RoomStatus = "loading" | "ready" | "missing" | "failed";

/** A room that keeps itself true: pages when they are looked at, events, and what came in between. */
export class LiveRoom {
  readonly room = new Room();
  #status: RoomStatus = "loading";
  #error: unknown;
  #users = 0;
  #stop: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #catchingUp: Promise<void> | undefined;
  readonly #asked = new Set<number>();
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly client: ApolloClient,
    readonly id: string,
    /** Messages that came just now, live or while nobody listened */
    private readonly onArrival: (messages: ChatMessage[], room: LiveRoom) => void,
  ) {}

  status = (): RoomStatus => this.#status;
  error = (): unknown => this.#error;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** From now until the answer is called it hears what happens. */
  enter = (): (() => void) => {
    this.#users += 1;
    if (this.#users === 1) this.#begin();
    return () => {
      this.#users -= 1;
      if (this.#users === 0) this.#end();
    };
  };

  /** These numbers are looked at. */
  need = (span: Span): void => {
    for (const page of this.room.missing(span)) {
      if (this.#asked.has(page.from)) continue;
      this.#asked.add(page.from);
      void this.#read(page);
    }
  };

  retry = (): void => {
    this.#set("loading");
    void this.catchUp();
  };

  /** Somebody says that there is something new, or that the server is there again. */
  hint = ({ revision, lastSeq }: { revision: number; lastSeq: number }): void => {
    if (this.#status === "failed") return this.retry();
    if (this.#status !== "ready") return;
    if (revision > this.room.synced || lastSeq > this.room.lastSeq) this.#catchUpSoon();
  };

  take = (message: ChatMessage): void => {
    this.room.hear(message);
    this.#completeReactions([message]);
    if (this.room.hasGap) this.#catchUpSoon();
  };

  gone = (): void => this.#set("missing");

  /** Asks for what came after the last revision that is known; one at a time. */
  catchUp = (): Promise<void> => {
    this.#catchingUp ??= this.#catchUp().finally(() => (this.#catchingUp = undefined));
    return this.#catchingUp;
  };

  #begin(): void {
    const changes = this.client
      .subscribe({
        query: ChatMessageChangedDocument,
        variables: { conversationId: this.id },
        fetchPolicy: "no-cache",
      })
      .subscribe({
        next: ({ data }) => {
          if (!data) return;
          const message = data.messageChanged;
          const added = this.room.hear(message);
          this.#completeReactions([message]);
          this.onArrival(added, this);
          if (this.room.hasGap) this.#catchUpSoon();
        },
        error: () => this.#catchUpSoon(),
      });
    this.#stop = () => changes.unsubscribe();
    void this.catchUp();
    // Nothing says when a subscription stands: what happened before it did is asked for once it does.
    this.#catchUpSoon();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stop?.();
  }

  #catchUpSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.catchUp();
    }, SOON);
  }

  async #catchUp(): Promise<void> {
    try {
      const isNew = this.room.synced === 0 && this.room.lastSeq === 0;
      if (isNew || this.#status !== "ready") await this.#look();
      for (;;) {
        const { heard } = this.room;
        const { data } = await this.client.query({
          query: ChatMessageChangesDocument,
          variables: { conversationId: this.id, afterRevision: this.room.synced },
          fetchPolicy: "no-cache",
        });
        const changes = data?.messageChanges ?? [];
        const isAll = changes.length < CHANGES_AT_ONCE;
        this.onArrival(this.room.catchUp(changes, isAll ? heard : undefined), this);
        this.#completeReactions(changes);
        if (isAll) break;
        await this.#look();
      }
      this.#set("ready");
      if (this.room.hasGap) this.#catchUpSoon();
    } catch (error) {
      this.#error = error;
      const { code } = problemOf(error);
      if (code === "NOT_FOUND" || code === "INVALID") this.#set("missing");
      else if (this.#status === "loading") this.#set("failed");
    }
  }

  /** Where the conversation is; who is too far behind begins anew there. */
  async #look(): Promise<void> {
    const { data } = await this.client.query({
      query: ChatConversationStateDocument,
      variables: { id: this.id },
      fetchPolicy: "no-cache",
    });
    if (!data) return;
    const { conversation } = data;
    this.room.open(conversation);
    if (this.room.isTooFarBehind(conversation.revision)) {
      this.#asked.clear();
      this.room.beginAnew(conversation);
    }
  }

  async #read({ from, to }: Span): Promise<void> {
    try {
      const { data } = await this.client.query({
        query: ChatMessagesDocument,
        variables: { conversationId: this.id, fromSeq: from, toSeq: to, first: PAGE },
        fetchPolicy: "no-cache",
      });
      const nodes = data?.messages.nodes ?? [];
      this.room.merge(nodes);
      this.#completeReactions(nodes);
    } catch {
      // Looked at again, it is asked for again.
    } finally {
      this.#asked.delete(from);
    }
  }

  /** Of a message with many reactions the page brings the first ones: the others follow. */
  #completeReactions(messages: readonly ChatMessage[]): void {
    for (const { seq, reactions } of messages) {
      if (reactions.length !== REACTIONS_AT_ONCE) continue;
      void this.client
        .query({
          query: ChatMessageWholeDocument,
          variables: { conversationId: this.id, seq },
          fetchPolicy: "no-cache",
        })
        .then(
          ({ data }) => this.room.merge(data?.messages.nodes ?? []),
          () => {},
        );
    }
  }

  #set(status: RoomStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }
}
