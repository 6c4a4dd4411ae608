import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { quotePath } from "../../../features/contacts/public/contact-path.ts";
import { Availability } from "../../../features/members/public/availability.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { buttonStyles } from "../../../ui/button-styles.ts";
import { Cover } from "../../../ui/cover.tsx";
import { LocaleLink } from "../../../ui/locale-link.tsx";
import type { Member } from "../../../platform/rest.ts";
import { useSession } from "../../../platform/session/session-provider.tsx";
import { OwnPageActions } from "./own-page-actions.tsx";

export function MemberHeader({ member }: { member: Member }) {
  const intl = useIntl();
  const { data: session } = useSession();
  const isOwn = member.id === session?.user.memberId;
  return (
    <header>
      <Banner member={member} />
      <div className="flex flex-col items-start gap-x-6 md:flex-row md:ps-8">
        <div className="relative -mt-[62px] shrink-0 rounded-full border-[6px] border-canvas bg-canvas">
          <Avatar name={member.name} src={member.avatar} size={136} />
        </div>
        <div className="min-w-0 flex-1 pt-4 md:pt-6">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="text-[2.25rem] leading-[1.06] font-extrabold tracking-[-0.034em] md:text-[2.75rem]">
              {member.name}
            </h1>
            {member.pronouns && (
              <span className="mt-1.5 text-ink-3">
                <span className="sr-only">
                  <FormattedMessage id="members.pronouns" />{" "}
                </span>
                {member.pronouns}
              </span>
            )}
            <span className="mt-1.5">
              <Availability of={member} long />
            </span>
            {isOwn && <OwnPageActions handle={member.handle} />}
            {!isOwn && member.acceptsMessages && (
              <div className="mt-1.5 flex flex-wrap gap-3 max-md:w-full max-md:*:flex-1 md:ms-auto">
                <a
                  href={`/dashboard/chat/new?to=${member.handle}`}
                  className={buttonStyles("outline", 44)}
                >
                  <IconMessage size={20} aria-hidden="true" />
                  <FormattedMessage id="members.message" />
                </a>
                <LocaleLink
                  to={quotePath({ member: member.handle })}
                  className={buttonStyles("primary", 44)}
                >
                  <FormattedMessage id="contact.quote.send" />
                </LocaleLink>
              </div>
            )}
          </div>
          <p className="mt-2.5 max-w-[44em] text-lg text-ink-2">
            {[member.role, member.headline].filter(Boolean).join(" · ")}
          </p>
          {member.links.length > 0 && (
            <ul
              aria-label={intl.formatMessage({ id: "members.links" })}
              className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold text-ink-2"
            >
              {member.links.map((link) => (
                <li key={link.url}>
                  <a
                    href={link.url}
                    rel="me nofollow noopener"
                    className="flex min-h-8 items-center gap-1.5 hover:text-ink hover:underline"
                  >
                    <IconLink size={17} aria-hidden="true" className="text-ink-3" />
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </header>
  );
}

/** The cover; without one, their newest posts' covers side by side. */
function Banner({ member }: { member: Member }) {
  const pictures = member.cover ? [{ url: member.cover, alt: "" }] : member.covers;
  return (
    <div className="mt-5 grid h-[140px] auto-cols-fr grid-flow-col gap-px overflow-hidden rounded-panel bg-line ring-1 ring-line md:mt-8 md:h-[220px]">
      {pictures.length > 0 ? (
        pictures.map(({ url }) => (
          <Cover
            key={url}
            picture={{ url, alt: "" }}
            priority
            width={1160}
            height={220}
            className="h-full min-h-0"
          />
        ))
      ) : (
        <div className="bg-primary-soft" />
      )}
    </div>
  );
}
