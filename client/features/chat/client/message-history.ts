import type { ApolloCache, FieldPolicy, Reference } from "@apollo/client";
import { type CachedPage, pagedList } from "../../../platform/apollo/paged-list.ts";
import type { ChatMessage } from "../message.ts";
import { ChatMessagePlacesDocument, ChatMessagesDocument } from "../message.generated.ts";

/** A range of sequence numbers, inclusive. */
export interface Span {
  from: number;
  to: number;
}

/** Messages are loaded in aligned pages, starting at 1, 21, 41 … */
export const PAGE_SIZE = 20;

const pageStart = (seq: number): number => seq - ((seq - 1) % PAGE_SIZE);

/**
 * The messages of a conversation as the cache stores them. `seq` has no gaps, so a history is a sparse
 * array; it is kept in pages so that adding a message copies one page only.
 */
interface CachedHistory {
  /** By the first `seq` of the page */
  pages: Readonly<Record<number, readonly (Reference | undefined)[]>>;
}

const linkPages = pagedList(["conversationId"]);
const appendPage = linkPages.merge as Extract<typeof linkPages.merge, Function>;

/** `Query.messages`: messages are placed by `seq`, the higher revision wins; those with links are a separate list. */
export const messagesPolicy: FieldPolicy<CachedHistory | CachedPage, CachedPage> = {
  keyArgs: ["conversationId", "filter", ["hasLink"]],
  merge(existing, incoming, options) {
    if (options.args?.["filter"]?.hasLink) {
      return appendPage(existing as CachedPage | undefined, incoming, options);
    }
    const { readField } = options;
    const pages = existing && "pages" in existing ? { ...existing.pages } : {};
    const revisionOf = (message: Reference) => readField<number>("revision", message) ?? 0;
    for (const message of incoming.nodes) {
      const seq = readField<number>("seq", message) ?? 0;
      const start = pageStart(seq);
      const page = [...(pages[start] ?? [])];
      const known = page[seq - start];
      if (known && revisionOf(known) > revisionOf(message)) continue;
      page[seq - start] = message;
      pages[start] = page;
    }
    return { pages };
  },
  read(existing, { args }) {
    if (!existing || !("pages" in existing)) return existing;
    const { fromSeq, toSeq } = (args?.["filter"] ?? {}) as { fromSeq?: number; toSeq?: number };
    const [from, to] = [fromSeq ?? 1, toSeq ?? Infinity];
    const nodes: Reference[] = [];
    for (const [key, page] of Object.entries(existing.pages)) {
      const start = Number(key);
      if (start > to || start + PAGE_SIZE <= from) continue;
      for (const [place, message] of page.entries()) {
        if (message && start + place >= from && start + place <= to) nodes.push(message);
      }
    }
    return { __typename: "MessageConnection", nodes };
  },
};

/** Reads and places the messages of one conversation in the cache. */
export class MessageHistory {
  constructor(
    private readonly cache: ApolloCache,
    private readonly conversationId: string,
  ) {}

  /** The loaded messages of a range, in order. */
  between({ from, to }: Span): ChatMessage[] {
    const data = this.cache.readQuery({
      query: ChatMessagesDocument,
      variables: this.#variables({ from, to }),
      returnPartialData: true,
    });
    return (data?.messages?.nodes ?? []) as ChatMessage[];
  }

  /** The loaded messages of the pages of a range. Read page by page, unchanged messages keep their identity. */
  pagesAround(span: Span): ChatMessage[] {
    return pagesOf(span).flatMap((page) => this.between(page));
  }

  all = (): ChatMessage[] => this.between({ from: 1, to: Number.MAX_SAFE_INTEGER });

  /** Calls back after changes on the pages of a range. */
  watch(span: Span, changed: () => void): () => void {
    const watches = pagesOf(span).map((page) =>
      this.cache.watch({
        query: ChatMessagesDocument,
        variables: this.#variables(page),
        optimistic: true,
        returnPartialData: true,
        callback: changed,
      }),
    );
    return () => {
      for (const stop of watches) stop();
    };
  }

  has = (seq: number): boolean => this.#count({ from: seq, to: seq }) === 1;

  /** The pages of a range that are not loaded, last one first. */
  missing({ from, to }: Span, lastSeq: number): Span[] {
    if (lastSeq === 0) return [];
    return pagesOf({ from, to: Math.min(to, lastSeq) })
      .map((page) => ({ from: page.from, to: Math.min(page.to, lastSeq) }))
      .filter((page) => this.#count(page) < page.to - page.from + 1)
      .reverse();
  }

  /** Places messages that events, mutations or `messageChanges` have written to the cache. */
  place(messages: readonly ChatMessage[]): void {
    this.cache.writeQuery({
      query: ChatMessagePlacesDocument,
      variables: { conversationId: this.conversationId },
      data: { messages: { nodes: [...messages] } },
    });
  }

  forget(): void {
    const { conversationId } = this;
    this.cache.evict({ id: "ROOT_QUERY", fieldName: "messages", args: { conversationId } });
  }

  #variables({ from, to }: Span) {
    return { conversationId: this.conversationId, fromSeq: from, toSeq: to, first: PAGE_SIZE };
  }

  #count({ from, to }: Span): number {
    const data = this.cache.readQuery({
      query: ChatMessagePlacesDocument,
      variables: { conversationId: this.conversationId, fromSeq: from, toSeq: to },
    });
    return data?.messages.nodes.length ?? 0;
  }
}

/** The aligned pages of a range. */
function pagesOf({ from, to }: Span): Span[] {
  const pages: Span[] = [];
  for (let start = pageStart(Math.max(1, from)); start <= to; start += PAGE_SIZE) {
    pages.push({ from: start, to: start + PAGE_SIZE - 1 });
  }
  return pages;
}
