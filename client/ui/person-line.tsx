import { Avatar } from "./avatar.tsx";
import { LocaleLink } from "./locale-link.tsx";

interface PersonLineProps {
  person: { name: string; handle: string; avatar: string | null; role: string | null };
  /** What the page is to them */
  rel?: "author";
  roleClassName: string;
}

/** A person in a list, with their part; the whole line is a link to their page. */
export function PersonLine({ person, rel, roleClassName }: PersonLineProps) {
  const { name, handle, avatar, role } = person;
  return (
    <li className="relative flex items-center gap-3.5 py-3.5">
      <Avatar name={name} src={avatar} size={44} />
      <p className="min-w-0 leading-snug">
        <LocaleLink
          to={`/${handle}`}
          rel={rel}
          className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
        >
          <bdi>{name}</bdi>
        </LocaleLink>
        {role && <bdi className={`block text-sm ${roleClassName}`}>{role}</bdi>}
      </p>
    </li>
  );
}
