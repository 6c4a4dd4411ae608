import { type KeyboardEvent, type RefObject, useState } from "react";
import { useChat } from "../chat-context.tsx";
import { othersIn, type ChatPerson } from "../conversation.ts";
import { mentionAt, mentioned, type MentionQuery, withMention } from "./mentions.ts";
import { useConversation } from "../conversation/conversation-context.tsx";

/** Suggests names while the user types an @, and handles the keys that choose among them. */
export function useMentions(
  area: RefObject<HTMLTextAreaElement | null>,
  text: string,
  setText: (text: string) => void,
) {
  const { me } = useChat();
  const { conversation } = useConversation();
  const [query, setQuery] = useState<MentionQuery>();
  const [active, setActive] = useState(0);
  const people = query ? mentioned(othersIn(conversation, me) as ChatPerson[], query.text) : [];

  const choose = (person: ChatPerson) => {
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
