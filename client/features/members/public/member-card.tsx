import IconMapPin from "@tabler/icons-react/dist/esm/icons/IconMapPin.mjs";
import { Avatar } from "../../../ui/avatar.tsx";
import type { MemberSummary } from "../../../platform/rest.ts";
import { LocaleLink } from "../../../ui/locale-link.tsx";
import { Availability } from "./availability.tsx";
import { CoverStrip } from "./cover-strip.tsx";

/** A member with pictures of their own work; the whole card is a link to their page. */
export function MemberCard({ member }: { member: MemberSummary }) {
  return (
    <article className="card relative h-full overflow-hidden has-[a:hover]:border-control">
      <CoverStrip covers={member.covers} className="h-[76px]" />
      <div className="p-4">
        <div className="flex items-center gap-3">
          <Avatar name={member.name} src={member.avatar} size={44} />
          <div className="min-w-0 leading-tight">
            <h3 className="truncate font-bold">
              <LocaleLink
                to={`/${member.handle}`}
                className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
              >
                {member.name}
              </LocaleLink>
            </h3>
            {member.role && <p className="mt-0.5 truncate text-sm text-ink-2">{member.role}</p>}
          </div>
        </div>
        <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
          <Availability of={member} />
          {member.city && (
            <span className="flex min-w-0 items-center gap-1 text-[13px] text-ink-3">
              <IconMapPin size={15} aria-hidden="true" className="shrink-0" />
              <span className="truncate">{member.city}</span>
            </span>
          )}
        </div>
      </div>
    </article>
  );
}
