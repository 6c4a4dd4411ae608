import { useIntl } from "react-intl";
import { Avatar } from "../../../ui/avatar.tsx";
import type { ChatPerson } from "../conversation.ts";

interface MentionListProps {
  id: string;
  people: readonly ChatPerson[];
  active: number;
  onChoose: (person: ChatPerson) => void;
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
