import type { ReactNode } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { localePath, useLocale } from "../../i18n/locale.ts";

interface PersonProps {
  member: { handle: string; displayName: string; avatar: string | null };
  /** Below the name */
  children?: ReactNode;
}

/** A member, linked to their page. */
export function Person({ member: { handle, displayName, avatar }, children }: PersonProps) {
  const locale = useLocale();
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={displayName} src={avatar} size={36} />
      <div className="min-w-0 leading-snug">
        <a
          href={localePath(locale, `/${handle}`)}
          className="block truncate font-semibold hover:underline"
        >
          <bdi>{displayName}</bdi>
        </a>
        {children && <p className="truncate text-[13px] text-ink-3">{children}</p>}
      </div>
    </div>
  );
}
