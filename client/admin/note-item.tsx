import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Avatar } from "../ui/avatar.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { RelativeTime } from "../ui/relative-time.tsx";

interface NoteItemProps {
  author: { name: string; avatar?: string | null };
  content: string;
  createdAt: string;
  /** Beside its time */
  badge?: ReactNode;
  actions: readonly { Icon: Icon; label: string; onPress: () => void }[];
}

/** A note of the team or of owners: who wrote it, when and what. */
export function NoteItem({ author, content, createdAt, badge, actions }: NoteItemProps) {
  return (
    <div className="flex gap-3.5">
      <Avatar name={author.name} src={author.avatar} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <bdi className="font-semibold">{author.name}</bdi>
          <RelativeTime iso={createdAt} className="text-[13px] text-ink-3" />
          {badge}
        </p>
        <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
          {content}
        </p>
      </div>
      <span className="flex shrink-0 max-md:flex-col">
        {actions.map(({ Icon: Picture, label, onPress }) => (
          <IconButton key={label} size={36} icon={Picture} label={label} onClick={onPress} />
        ))}
      </span>
    </div>
  );
}
