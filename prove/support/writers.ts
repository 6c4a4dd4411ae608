import { setTimeout as pause } from "node:timers/promises";
import type { Post } from "./blog.ts";
import { type Dice, diceOf } from "./random.ts";

/** A comment as it was sent, and what is known about it. */
export interface Sent {
  /** A text that occurs in no other comment. */
  token: string;
  postId: string;
  parentId: string | null;
  body: Record<string, string>;
  /** The id in each acknowledgement; empty without an answer */
  ids: string[];
}

interface Options {
  /** The name of the writers, with which tokens begin. */
  name: string;
  posts: readonly Post[];
  count?: number;
  /** The longest pause between two comments of a writer */
  pauseMs?: number;
  /** The minimum length of each comment */
  length?: number;
}

const SENTENCES = [
  "I read this on the ferry and missed my stop.",
  "We tried the second idea last week and it held up well.",
  "The part about paper made me get up and look at ours.",
  "Thank you for showing the drafts that did not work.",
  "My team has argued about this for a year, now we can stop.",
];

/** Letters of a word with its space. */
const WORD = 8;

/** Random letters, so that long comments cannot be compressed. */
const word = (dice: Dice): string =>
  dice
    .below(26 ** (WORD - 1))
    .toString(26)
    .replace(/\d/g, "z");

/** Visitors who all write comments at the same time. */
export class Writers {
  readonly sent = new Map<string, Sent>();
  /** Answers that were no acknowledgement, and invalid acknowledgements */
  readonly refusals: string[] = [];
  #stopped = false;
  #acknowledged = 0;
  readonly #options: Required<Options>;

  constructor(options: Options) {
    this.#options = { count: 8, pauseMs: 0, length: 0, ...options };
  }

  get acknowledged(): Sent[] {
    return [...this.sent.values()].filter(({ ids }) => ids.length > 0);
  }

  get unacknowledged(): Sent[] {
    return [...this.sent.values()].filter(({ ids }) => ids.length === 0);
  }

  /** Each writes until it is stopped, or until the server is gone. */
  async write(url: string): Promise<void> {
    this.#stopped = false;
    const { count, name } = this.#options;
    const writers = Array.from({ length: count }, (_, index) => `${name}w${index + 1}`);
    await Promise.all(writers.map((writer) => this.#writer(url, writer)));
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Waits for this many more acknowledged comments; false if that takes too long. */
  async reached(more: number, withinMs = 60_000): Promise<boolean> {
    const wanted = this.#acknowledged + more;
    const until = performance.now() + withinMs;
    while (this.#acknowledged < wanted && performance.now() < until) await pause(2);
    return this.#acknowledged >= wanted;
  }

  /** Repeats the same submit, as a user does who never got an answer. */
  async sendAgain(url: string, sent: readonly Sent[]): Promise<void> {
    for (const one of sent) await this.#send(url, one);
  }

  async #writer(url: string, writer: string): Promise<void> {
    const dice = diceOf(writer);
    const mine: Sent[] = [];
    for (let number = 1; !this.#stopped; number += 1) {
      const sent = this.#compose(writer, number, mine, dice);
      this.sent.set(sent.token, sent);
      const reached = [this.#send(url, sent)];
      // sent twice at once, like a double click, or once more later
      if (dice.chance(0.2)) reached.push(this.#send(url, sent));
      else if (dice.chance(0.1) && mine.length) reached.push(this.#send(url, dice.oneOf(mine)));
      if ((await Promise.all(reached)).includes(false)) return;
      if (sent.ids.length) mine.push(sent);
      if (this.#options.pauseMs) await pause(dice.below(this.#options.pauseMs));
    }
  }

  #compose(writer: string, number: number, mine: readonly Sent[], dice: Dice): Sent {
    const token = `${writer}n${number}`;
    const { posts, length } = this.#options;
    // To any comment of their own, so that replies are spread evenly.
    const comments = mine.filter(({ parentId }) => parentId === null);
    const answered = comments.length ? dice.oneOf(comments) : undefined;
    const isReply = dice.chance(0.3);
    const post = dice.oneOf(posts);
    const wordList = Array.from({ length: Math.ceil(length / WORD) }, () => word(dice));
    const content = [dice.oneOf(SENTENCES), ...wordList, `(${token})`].join(" ");
    const body = {
      content,
      name: `Visitor ${writer}`,
      email: `${writer}@example.org`,
      idempotencyKey: crypto.randomUUID(),
    };
    const [parent] = isReply && answered ? answered.ids : [];
    return {
      token,
      postId: (parent && answered?.postId) || post.id,
      parentId: parent ?? null,
      body,
      ids: [],
    };
  }

  /** False if the server does not answer any more. */
  async #send(url: string, sent: Sent): Promise<boolean> {
    const { parentId, postId, body, token } = sent;
    const path = parentId ? `/api/blog/comments/${parentId}/reply` : "/api/blog/comments";
    let status: number;
    let text: string;
    try {
      const answer = await fetch(`${url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(parentId ? body : { postId, ...body }),
        signal: AbortSignal.timeout(30_000),
      });
      status = answer.status;
      text = await answer.text();
    } catch (error) {
      if ((error as Error).name === "TimeoutError")
        this.refusals.push(`${token}: no answer in 30 s`);
      return false;
    }
    const { comment, reply } = status === 200 ? JSON.parse(text) : {};
    const { id, status: state } = comment ?? reply ?? {};
    if (!id || state !== "approved") {
      this.refusals.push(`${token}: ${status} ${text}`);
      return true;
    }
    if (!sent.ids.length) this.#acknowledged += 1;
    sent.ids.push(id);
    return true;
  }
}
