import type { ApolloClient } from "@apollo/client";
import { collectGarbage } from "../../../platform/apollo/collect-garbage.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import {
  ChatConversationStateDocument,
  ConversationStateFragmentDoc,
} from "../conversation.generated.ts";
import { type ChatMessage, REACTIONS_PAGE_SIZE } from "../message.ts";
import {
  ChatMessageChangedDocument,
  ChatMessageChangesDocument,
  ChatMessagesDocument,
  ChatMessageWholeDocument,
} from "../message.generated.ts";
import { MessageHistory, PAGE_SIZE, type Span } from "./message-history.ts";
import { RevisionTracker } from "./revision-tracker.ts";

/** The page size of `messageChanges`. */
const CHANGES_PAGE_SIZE = 100;
/** Scrolling through a long history, garbage is collected after this many pages: 1,000 messages. */
const PAGES_BETWEEN_CLEANUPS = 50;
/** Time for a gap to close by itself, and for a new subscription to be established. */
const CATCH_UP_DELAY_MS = 1_200;

export type ConversationStatus = "loading" | "ready" | "missing" | "failed";

/** Gets all messages that arrived or changed, and those of them that are new to this tab. */
type Heard = (messages: readonly ChatMessage[], added: readonly ChatMessage[]) => void;

/** Keeps a conversation's messages in the cache in sync: pages on demand, live events, and catching up on gaps. */
export class LiveConversation {
  readonly history: MessageHistory;
  readonly #revisions = new RevisionTracker();
  #lastSeq = 0;
  #status: ConversationStatus = "loading";
  #error: unknown;
  #users = 0;
  #stop: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #catchingUp: Promise<void> | undefined;
  readonly #requestedPages = new Set<number>();
  #pagesRead = 0;
  readonly #listeners = new Set<() => void>();
  readonly #heard = new Set<Heard>();

  constructor(
    private readonly client: ApolloClient,
    readonly id: string,
    /** Called with messages that are in the cache now, however they got there */
    private readonly onLoaded: (messages: readonly ChatMessage[]) => void,
  ) {
    this.history = new MessageHistory(client.cache, id);
  }

  status = (): ConversationStatus => this.#status;
  error = (): unknown => this.#error;
  /** The number of messages, loaded or not, as far as this tab has caught up. */
  lastSeq = (): number => this.#lastSeq;

  /** Subscribes to the status and the number of messages. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Subscribes to messages that arrive or change: events, mutation results, and catching up. */
  onHeard(tell: Heard): () => void {
    this.#heard.add(tell);
    return () => this.#heard.delete(tell);
  }

  get isEntered(): boolean {
    return this.#users > 0;
  }

  /** Subscribes while it is in use; returns a function that releases it. */
  enter(): () => void {
    this.#users += 1;
    if (this.#users === 1) this.#begin();
    return () => {
      this.#users -= 1;
      if (this.#users === 0) this.#end();
    };
  }

  /** Loads the pages that cover these sequence numbers. */
  need = (span: Span): void => {
    for (const page of this.history.missing(span, this.#lastSeq)) {
      if (this.#requestedPages.has(page.from)) continue;
      this.#requestedPages.add(page.from);
      void this.#read(page);
    }
  };

  retry = (): void => {
    this.#set("loading");
    void this.catchUp();
  };

  /** A hint that there may be something new, or that the connection is back. */
  hint = ({ revision, lastSeq }: { revision: number; lastSeq: number }): void => {
    if (this.#status === "failed") return this.retry();
    if (this.#status !== "ready") return;
    if (revision > this.#revisions.synced || lastSeq > this.#lastSeq) this.#catchUpSoon();
  };

  /** Applies an event or the result of a mutation. */
  take = (message: ChatMessage): void => {
    this.#revisions.hear(message.revision);
    this.#add([message]);
    if (this.#revisions.hasGap) this.#catchUpSoon();
  };

  /** Evicts its messages from the cache. */
  forget(): void {
    this.history.forget();
    this.#revisions.begin(0);
    this.#requestedPages.clear();
    this.#lastSeq = 0;
    this.#set("loading");
  }

  /** Fetches changes after the last known revision; concurrent calls share one request. */
  catchUp = (): Promise<void> => {
    this.#catchingUp ??= this.#catchUp().finally(() => (this.#catchingUp = undefined));
    return this.#catchingUp;
  };

  #begin(): void {
    const { client, id } = this;
    const changes = client
      .subscribe({ query: ChatMessageChangedDocument, variables: { conversationId: id } })
      .subscribe({
        next: ({ data }) => data && this.take(data.messageChanged),
        error: () => this.#catchUpSoon(),
      });
    // The shell subscribes to all conversations: a revision that is ahead shows that an event was missed.
    const state = client
      .watchFragment({
        fragment: ConversationStateFragmentDoc,
        from: { __typename: "Conversation", id },
      })
      .subscribe(({ data, complete }) => complete && this.hint(data));
    this.#stop = () => {
      changes.unsubscribe();
      state.unsubscribe();
    };
    void this.catchUp();
    // There is no signal that a subscription is established, so catch up once more after it must be.
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
    }, CATCH_UP_DELAY_MS);
  }

  async #catchUp(): Promise<void> {
    const revisions = this.#revisions;
    try {
      const isNew = revisions.synced === 0 && this.#lastSeq === 0;
      if (isNew || this.#status !== "ready") await this.#look();
      for (;;) {
        const { heard } = revisions;
        const { data } = await this.client.query({
          query: ChatMessageChangesDocument,
          variables: { conversationId: this.id, afterRevision: revisions.synced },
          fetchPolicy: "network-only",
        });
        const changes = data?.messageChanges ?? [];
        const isAll = changes.length < CHANGES_PAGE_SIZE;
        revisions.catchUp(
          changes.map(({ revision }) => revision),
          isAll ? heard : undefined,
        );
        this.#add(changes);
        if (isAll) break;
        await this.#look();
      }
      this.#set("ready");
      if (revisions.hasGap) this.#catchUpSoon();
    } catch (error) {
      this.#error = error;
      const { code } = problemOf(error);
      if (code === "NOT_FOUND" || code === "INVALID") this.#set("missing");
      else if (this.#status === "loading") this.#set("failed");
    }
  }

  /** Reads the conversation's current state; starts over if nothing is known of it or too much was missed. */
  async #look(): Promise<void> {
    const { data } = await this.client.query({
      query: ChatConversationStateDocument,
      variables: { id: this.id },
      fetchPolicy: "network-only",
    });
    if (!data) return;
    const { revision, lastSeq } = data.conversation;
    if (this.#revisions.synced === 0 || this.#revisions.isTooFarBehind(revision)) {
      this.#requestedPages.clear();
      this.history.forget();
      this.#revisions.begin(revision);
    }
    this.#reach(lastSeq);
  }

  async #read({ from, to }: Span): Promise<void> {
    try {
      const { data } = await this.client.query({
        query: ChatMessagesDocument,
        variables: { conversationId: this.id, fromSeq: from, toSeq: to, first: PAGE_SIZE },
        fetchPolicy: "network-only",
      });
      const messages = data?.messages.nodes ?? [];
      this.#completeReactions(messages);
      this.onLoaded(messages);
      this.#pagesRead += 1;
      if (this.#pagesRead % PAGES_BETWEEN_CLEANUPS === 0) collectGarbage(this.client.cache);
    } catch {
      // Requested again the next time it scrolls into view.
    } finally {
      this.#requestedPages.delete(from);
    }
  }

  #add(messages: readonly ChatMessage[]): void {
    if (messages.length === 0) return;
    const added = messages.filter(({ seq }) => !this.history.has(seq));
    this.history.place(messages);
    this.#reach(Math.max(...messages.map(({ seq }) => seq)));
    this.#completeReactions(messages);
    this.onLoaded(messages);
    for (const tell of this.#heard) tell(messages, added);
  }

  #reach(lastSeq: number): void {
    if (lastSeq <= this.#lastSeq) return;
    this.#lastSeq = lastSeq;
    this.#tell();
  }

  /** Of a message with many reactions the page brings the first ones: the others follow. */
  #completeReactions(messages: readonly ChatMessage[]): void {
    for (const { seq, reactions } of messages) {
      if (reactions.length !== REACTIONS_PAGE_SIZE) continue;
      this.client
        .query({
          query: ChatMessageWholeDocument,
          variables: { conversationId: this.id, seq },
          fetchPolicy: "network-only",
        })
        .catch(() => {});
    }
  }

  #set(status: ConversationStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
