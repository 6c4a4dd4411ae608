import { FormattedMessage } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import { PROJECTS_PATH } from "../../../platform/project-path.ts";
import { LocaleLink } from "../../../ui/locale-link.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { AvatarGroup } from "../../../ui/avatar-group.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { container } from "../../../ui/container.ts";
import { Cover } from "../../../ui/cover.tsx";
import type { Home } from "../../../platform/rest.ts";
import type { HeroTile } from "./hero-tiles.ts";
import { JoinLink } from "./join-link.tsx";
import { useIntent } from "../../../ui/use-online.ts";
import { PageTitle } from "../../../ui/page-title.tsx";

const look = "relative overflow-hidden rounded-panel ring-1 ring-line";
const wholeTile =
  "after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-focus";

interface HeroProps {
  home: Home;
  tiles: HeroTile[];
}

export function Hero({ home, tiles: [large, small] }: HeroProps) {
  const locale = useLocale();
  return (
    <section
      className={`${container} grid gap-12 pt-12 pb-14 lg:grid-cols-[1fr_1.02fr] lg:items-center`}
    >
      <div>
        <PageTitle>
          <FormattedMessage
            id="home.title"
            values={{ line: (text) => <span className="block">{text}</span> }}
          />
        </PageTitle>
        <p className="mt-6 max-w-[31em] text-lg text-ink-2">
          <FormattedMessage id="home.lead" />
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <JoinLink />
          <ButtonLink
            variant="outline"
            to={localePath(locale, PROJECTS_PATH)}
            prefetch={useIntent()}
          >
            <FormattedMessage id="home.work" />
          </ButtonLink>
        </div>
      </div>
      <div className="grid grid-cols-2 grid-rows-[auto_176px] gap-3 md:h-[380px] md:grid-cols-[1.34fr_1fr] md:grid-rows-[1fr_1fr] md:gap-4">
        {large && <LargeTile tile={large} />}
        {small && (
          <article className={look}>
            <Cover picture={small.picture} width={264} height={182} className="h-full" />
            <LocaleLink to={small.to} className={`absolute inset-0 ${wholeTile}`}>
              <span className="sr-only">{small.title}</span>
            </LocaleLink>
          </article>
        )}
        <div className="flex flex-col justify-between gap-4 rounded-panel bg-primary p-4 text-on-primary md:p-5">
          <AvatarGroup people={home.members.slice(0, 4)} size={32} />
          <p>
            <FormattedMessage
              id="home.available"
              values={{
                available: home.availableCount,
                members: home.memberCount,
                figure: (text) => (
                  <b className="block text-[2.25rem] leading-none font-extrabold tracking-[-0.03em]">
                    {text}
                  </b>
                ),
                rest: (text) => <span className="mt-1.5 block text-sm font-medium">{text}</span>,
              }}
            />
          </p>
        </div>
      </div>
    </section>
  );
}

function LargeTile({ tile }: { tile: HeroTile }) {
  return (
    <article className={`${look} col-span-2 flex flex-col md:col-span-1 md:row-span-2`}>
      <Cover
        picture={tile.picture}
        priority
        width={680}
        height={440}
        className="h-[188px] md:h-auto md:min-h-0 md:flex-1"
      />
      <div className="flex items-center gap-3 border-t border-line bg-surface px-4 py-3.5">
        <Avatar name={tile.author?.name ?? tile.title} src={tile.author?.avatar} size={36} />
        <div className="min-w-0 leading-tight">
          <h2 className="line-clamp-2 text-sm font-semibold tracking-normal">
            <LocaleLink to={tile.to} className={wholeTile}>
              {tile.title}
            </LocaleLink>
          </h2>
          {tile.line && <p className="truncate text-[13px] text-ink-3">{tile.line}</p>}
        </div>
      </div>
    </article>
  );
}
