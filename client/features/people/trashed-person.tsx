import { Avatar } from "../../kit/avatar.tsx";
import { ShortWhen } from "../../kit/short-when.tsx";

interface TrashedPersonProps {
  name: string;
  avatar?: string | null;
  /** The handle or the address they had */
  detail?: string | null;
  /** Where there is no column for it */
  deletedAt?: string | null;
}

/** A member or an account in the trash: there is nothing to open. */
export function TrashedPerson({ name, avatar, detail, deletedAt }: TrashedPersonProps) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} src={avatar} size={40} />
      <span className="min-w-0 leading-snug">
        <span className="block truncate text-[0.9375rem] font-semibold">{name}</span>
        <bdi className="block truncate text-[0.8125rem] text-ink-3">{detail}</bdi>
        {deletedAt && <ShortWhen iso={deletedAt} className="text-[0.8125rem] text-ink-2" />}
      </span>
    </span>
  );
}
