import { FormattedMessage } from "react-intl";
import { Avatar } from "./avatar.tsx";

interface AvatarGroupProps {
  people: { name: string; src?: string | null; avatar?: string | null }[];
  size?: number;
}

/** Section 9: an avatar group shows at most four. */
const MAX_AVATARS = 4;

export function AvatarGroup({ people, size = 28 }: AvatarGroupProps) {
  const shown = people.slice(0, MAX_AVATARS);
  const more = people.length - shown.length;
  return (
    <span className="flex shrink-0">
      <span className="sr-only">{people.map((person) => person.name).join(", ")}</span>
      {shown.map((person, place) => (
        <span key={person.name} className={place ? "-ms-1" : ""}>
          <Avatar name={person.name} src={person.src ?? person.avatar} size={size} ring />
        </span>
      ))}
      {more > 0 && (
        <span
          aria-hidden="true"
          className="-ms-1 inline-grid place-items-center rounded-full bg-raised leading-none font-semibold text-ink-2 ring-2 ring-surface"
          style={{ width: size, height: size, fontSize: size * 0.36 }}
        >
          <FormattedMessage id="ui.more" values={{ count: more }} />
        </span>
      )}
    </span>
  );
}
