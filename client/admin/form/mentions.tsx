import { type KeyboardEvent, type RefObject, useState } from "react";
import { useIntl } from "react-intl";
import { Avatar } from "../../ui/avatar.tsx";
import { plainText } from "../../ui/plain-text.ts";

/** Who can be mentioned. */
export interface MentionedPerson {
  id: string;
  displayName: string;
  handle: string;
  avatar?: string | null;
}

/** How many names are suggested at once. */
const MAX_SUGGESTIONS = 6;

interface MentionQuery {
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
export function mentioned<Person extends MentionedPerson>(
  people: readonly Person[],
  text: string,
): Person[] {
  const wanted = plainText(text);
  return people
    .filter(({ displayName, handle }) => {
      const name = plainText(displayName);
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
export const mentionedIds = (text: string, people: readonly MentionedPerson[]): string[] =>
  people.flatMap(({ id, displayName }) => (text.includes(`@${displayName}`) ? [id] : []));

/** Suggests names while the user types an @, and handles the keys that choose among them. */
export function useMentions(
  area: RefObject<HTMLTextAreaElement | null>,
  text: string,
  setText: (text: string) => void,
  others: readonly MentionedPerson[],
) {
  const [query, setQuery] = useState<MentionQuery>();
  const [active, setActive] = useState(0);
  const people = query ? mentioned(others, query.text) : [];

  const choose = (person: MentionedPerson) => {
    if (!query) return;
    const next = withMention(text, query, person.displayName);
    setText(next.text);
    setQuery(undefined);
    requestAnimationFrame(() => area.current?.setSelectionRange(next.caret, next.caret));
  };
  return {
    people,
    active,
    choose,
    close: () => setQuery(undefined),
    /** Called after each change of the text */
    look: (next: string, caret: number) => {
      setQuery(mentionAt(next, caret));
      setActive(0);
    },
    /** Returns whether the key was meant for the list */
    press: (event: KeyboardEvent): boolean => {
      if (people.length === 0) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const person = people[active];
      if (step) setActive((active + step + people.length) % people.length);
      else if ((event.key === "Enter" || event.key === "Tab") && person) choose(person);
      else if (event.key === "Escape") setQuery(undefined);
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}

interface MentionListProps {
  id: string;
  people: readonly MentionedPerson[];
  active: number;
  onChoose: (person: MentionedPerson) => void;
}

/**
 * The members that can be mentioned, shown above the text; the text's arrow keys move through them.
 */
export function MentionList({ id, people, active, onChoose }: MentionListProps) {
  const intl = useIntl();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={intl.formatMessage({ id: "chat.mention" })}
      className="absolute inset-x-0 bottom-full z-20 mb-1.5 rounded-card border border-line bg-surface p-1.5 shadow-overlay"
    >
      {people.map((person, place) => (
        <div
          key={person.id}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          onPointerDown={(event) => {
            event.preventDefault(); // the text keeps the focus
            onChoose(person);
          }}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 hover:bg-raised aria-selected:bg-raised"
        >
          <Avatar name={person.displayName} src={person.avatar} size={28} />
          <bdi className="font-medium">{person.displayName}</bdi>
          <span className="text-sm text-ink-3">@{person.handle}</span>
        </div>
      ))}
    </div>
  );
}
