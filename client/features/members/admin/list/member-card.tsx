import IconBriefcase from "@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconNews from "@tabler/icons-react/dist/esm/icons/IconNews.mjs";
import { FormattedMessage } from "react-intl";
import { Avatar } from "../../../../ui/avatar.tsx";
import { MemberStatusBadge } from "./member-badges.tsx";
import type { ListedMember } from "./member-lists.ts";
import { MemberName } from "./member-name.tsx";
import { Picture } from "../../../../ui/picture.tsx";

/** A member as a card: cover, avatar, profession, links and how much they have published. */
export function MemberCard({ member }: { member: ListedMember }) {
  const { published, projects } = member;
  return (
    <>
      {member.cover ? (
        <Picture
          shownWidth={320}
          sizes="320px"
          src={member.cover}
          alt=""
          loading="lazy"
          className="cover h-24 shrink-0"
        />
      ) : (
        <span aria-hidden="true" className="cover h-24 shrink-0" />
      )}
      <div className="relative flex flex-1 flex-col items-center px-4 pb-4 text-center">
        <span className="-mt-8 rounded-full ring-4 ring-surface">
          <Avatar name={member.displayName} src={member.avatar} size={64} />
        </span>
        <div className="mt-2 max-w-full">
          <MemberName member={member} />
        </div>
        <p className="max-w-full truncate text-sm text-ink-2">
          {member.role ?? `@${member.handle}`}
        </p>
        {member.status && (
          <div className="mt-3">
            <MemberStatusBadge status={member.status} />
          </div>
        )}
        <div className="mt-auto flex w-full items-center justify-between gap-3 pt-4 text-[0.8125rem] text-ink-3">
          <span className="shrink-0 text-start">
            <Total icon={IconBriefcase} label="members.admin.projects" of={projects} />
            <Total icon={IconNews} label="members.admin.posts" of={published} />
          </span>
          {member.links?.[0] && (
            <a
              href={member.links[0].url}
              rel="noreferrer noopener"
              target="_blank"
              className="flex min-h-6 min-w-0 items-center gap-1.5 hover:underline"
            >
              <IconExternalLink size={16} aria-hidden="true" className="shrink-0" />
              <span className="truncate">{member.links[0].label}</span>
            </a>
          )}
        </div>
      </div>
    </>
  );
}

interface TotalProps {
  icon: typeof IconNews;
  label: string;
  of: { totalCount: number } | undefined;
}

function Total({ icon: Icon, label, of }: TotalProps) {
  return (
    <span className="flex items-center gap-1.5">
      <Icon size={16} aria-hidden="true" />
      <FormattedMessage id={label} values={{ count: of?.totalCount ?? 0 }} />
    </span>
  );
}
