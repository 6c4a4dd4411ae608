import type { ChatPerson } from "../conversation.ts";

/** How many names are suggested at once. */
const MAX_SUGGESTIONS = 6;

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

export interface MentionQuery {
  /** The position of the @ */
  from: number;
  text: string;
}

/** The name being typed after an @, at the caret. */
export function mentionAt(text: string, caret: number): MentionQuery | undefined {
  const match = /(?:^|[\s(])@([\p{L}\p{M}\p{N}'’-]*(?: [\p{L}\p{M}\p{N}'’-]*)?)$/u.exec(
    text.slice(0, caret),
  );
  if (!match) return undefined;
  const typed = match[1] ?? "";
  return { from: caret - typed.length - 1, text: typed };
}

/** The people whose name, or a word of it, begins with the text. */
export function mentioned(people: readonly ChatPerson[], text: string): ChatPerson[] {
  const wanted = plain(text);
  return people
    .filter(({ displayName, handle }) => {
      const name = plain(displayName);
      return (
        name.startsWith(wanted) ||
        handle.startsWith(wanted) ||
        name.split(" ").some((word) => word.startsWith(wanted))
      );
    })
    .slice(0, MAX_SUGGESTIONS);
}

/** The text with the name inserted, and the new position of the caret. */
export function withMention(
  text: string,
  { from, text: typed }: MentionQuery,
  name: string,
): { text: string; caret: number } {
  const said = `@${name} `;
  const after = text.slice(from + 1 + typed.length).replace(/^ /, "");
  return { text: text.slice(0, from) + said + after, caret: from + said.length };
}

/** The people whose names are still in the text. */
export const spokenTo = (text: string, people: readonly ChatPerson[]): string[] =>
  people.flatMap(({ id, displayName }) => (text.includes(`@${displayName}`) ? [id] : []));
