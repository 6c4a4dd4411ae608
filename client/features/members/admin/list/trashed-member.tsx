import { FormattedMessage } from "react-intl";
import { Avatar } from "../../../../ui/avatar.tsx";
import { RelativeTime } from "../../../../ui/relative-time.tsx";

interface TrashedMemberProps {
  name: string;
  avatar?: string | null;
  /** Their former handle or address */
  detail?: string | null;
  isDeletedByOwner: boolean | null;
  /** If the list has no column for it */
  deletedAt?: string | null;
}

/** A deleted member or account: it cannot be opened. */
export function TrashedMember({
  name,
  avatar,
  detail,
  isDeletedByOwner,
  deletedAt,
}: TrashedMemberProps) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} src={avatar} size={40} />
      <span className="min-w-0 leading-snug">
        <span className="block truncate text-[0.9375rem] font-semibold">{name}</span>
        <bdi className="block truncate text-[0.8125rem] text-ink-3">{detail}</bdi>
        {isDeletedByOwner && (
          <span className="block text-[0.8125rem] text-ink-2">
            <FormattedMessage id="members.admin.deletedByOwner" />
          </span>
        )}
        {deletedAt && <RelativeTime iso={deletedAt} className="text-[0.8125rem] text-ink-2" />}
      </span>
    </span>
  );
}
