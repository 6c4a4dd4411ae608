import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "graphql-ws/client";
import WebSocket from "ws";
import { eventsInOrder } from "../../client/features/blog/comments/public/events-in-order.ts";
import {
  addComment,
  changeComment,
  earlierComments,
  moreComments,
  nextPage,
  COMMENTS_PAGE_SIZE,
  startThread,
  type Thread,
} from "../../client/features/blog/comments/public/thread.ts";
import {
  refreshThread,
  rereadThread,
} from "../../client/features/blog/comments/public/refresh-thread.ts";
import type { Comment } from "../../client/platform/rest.ts";
import { type Post, readPage } from "./blog.ts";
import type { Dice } from "./random.ts";
import { afterwards } from "./proof.ts";

const documentOf = (name: string): string =>
  readFileSync(`client/features/blog/comments/public/${name}.graphql`, "utf8");

/**
 * As in client/features/blog/comments/public/live-comments.ts: after this time the subscription has
 * started.
 */
const SUBSCRIBED_AFTER_MS = 400;
const CATCHES_UP_WITHIN_MS = 30_000;

type Live = Omit<Comment, "replies" | "status"> & { status: string; parent: { id: string } | null };

interface Added {
  commentAdded: Live & { post: { commentCount: number } };
}

interface Changed {
  commentChanged: { commentId: string; commentCount: number; comment: Live | null };
}

/** A reader with an open post: the client's own thread, updated by events. */
export class Reader {
  thread!: Thread;
  /** How many connections were made. */
  connections = 0;
  /** Comments that were in the thread twice at any time. */
  readonly doubled = new Set<string>();
  #socket: WebSocket | undefined;
  #catchUp: NodeJS.Timeout | undefined;
  #isCaughtUp = false;
  readonly #events = eventsInOrder();
  readonly #url: string;
  readonly #post: Post;
  readonly #client: ReturnType<typeof createClient>;

  private constructor(url: string, post: Post, dice: Dice) {
    this.#url = url;
    this.#post = post;
    this.#client = createClient({
      url: `${url.replace(/^http/, "ws")}/graphql`,
      webSocketImpl: WebSocket,
      lazy: false,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: () => new Promise((resolve) => setTimeout(resolve, 20 + dice.below(600))),
      onNonLazyError: () => undefined,
      on: {
        opened: (socket) => (this.#socket = socket as WebSocket),
        connected: () => this.#connected(),
        closed: () => {
          this.#isCaughtUp = false;
          this.#events.lost();
          clearTimeout(this.#catchUp);
        },
      },
    });
    afterwards(() => this.close());
  }

  /** Opens the page: its comments, then events. */
  static async open(url: string, post: Post, dice: Dice): Promise<Reader> {
    const page = await readPage(url, post.id, 1, COMMENTS_PAGE_SIZE);
    const reader = new Reader(url, post, dice);
    reader.thread = startThread(page);
    reader.#listen();
    await reader.caughtUp();
    return reader;
  }

  /** Cuts the connection without the client closing it. */
  cut(): void {
    this.#isCaughtUp = false;
    this.#socket?.terminate();
  }

  /** Connected, and page 1 read again since. */
  async caughtUp(): Promise<void> {
    const until = performance.now() + CATCHES_UP_WITHIN_MS;
    while (!this.#isCaughtUp) {
      if (performance.now() > until) throw new Error("The reader never caught up");
      await pause(10);
    }
  }

  /** Loads earlier comments until there are none. */
  async readOn(): Promise<void> {
    while (earlierComments(this.thread) > 0) {
      const known = this.thread.comments.length;
      const page = await readPage(
        this.#url,
        this.#post.id,
        nextPage(this.thread),
        COMMENTS_PAGE_SIZE,
      );
      this.#now(moreComments(this.thread, page));
      if (this.thread.comments.length === known) return;
    }
  }

  /** Ids of all comments and replies on screen. */
  get ids(): string[] {
    return this.thread.comments.flatMap(({ id, replies }) => [id, ...replies.map((it) => it.id)]);
  }

  async close(): Promise<void> {
    clearTimeout(this.#catchUp);
    this.#events.lost();
    // fails if the server is gone while it connects
    await Promise.resolve(this.#client.dispose()).catch(() => undefined);
  }

  #connected(): void {
    this.connections += 1;
    clearTimeout(this.#catchUp);
    const connection = this.connections;
    this.#catchUp = setTimeout(async () => {
      const isRead = await this.#events.catchUp(() => this.#refresh());
      this.#isCaughtUp = isRead && connection === this.connections;
    }, SUBSCRIBED_AFTER_MS);
  }

  async #refresh(): Promise<void> {
    const again = await rereadThread(this.thread, (page, limit) =>
      readPage(this.#url, this.#post.id, page, limit),
    );
    this.#now(refreshThread(this.thread, again));
  }

  #listen(): void {
    const variables = { postId: this.#post.id };
    this.#client.subscribe<Added>(
      { query: documentOf("comment-added"), variables },
      sink(({ commentAdded: { post, ...live } }) =>
        this.#events.add(() =>
          this.#now(
            addComment(this.thread, {
              comment: asRest(live),
              parentId: live.parent?.id ?? null,
              count: post.commentCount,
            }),
          ),
        ),
      ),
    );
    this.#client.subscribe<Changed>(
      { query: documentOf("comment-changed"), variables },
      sink(({ commentChanged: { commentId, commentCount, comment } }) =>
        this.#events.add(() =>
          this.#now(
            changeComment(this.thread, {
              commentId,
              parentId: comment?.parent?.id ?? null,
              comment: comment && asRest(comment),
              count: commentCount,
            }),
          ),
        ),
      ),
    );
  }

  #now(thread: Thread): void {
    this.thread = thread;
    const seen = new Set<string>();
    for (const id of this.ids) {
      if (seen.has(id)) this.doubled.add(id);
      seen.add(id);
    }
  }
}

const sink = <Data>(next: (data: Data) => void) => ({
  next: ({ data }: { data?: Data | null }) => data && next(data),
  error: () => undefined,
  complete: () => undefined,
});

/** Converts the graph's comment to the form of the REST adapter. */
const asRest = ({ parent: _, status, ...live }: Live): Comment => ({
  ...live,
  status: status.toLowerCase() as Comment["status"],
  replies: [],
});
