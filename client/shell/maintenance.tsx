import IconClock from "@tabler/icons-react/dist/esm/icons/IconClock.mjs";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { ButtonLink } from "../ui/button.tsx";
import scene from "../ui/characters/maintenance.svg?url";
import { SceneFrame } from "./scene-frame.tsx";
import { PageTitle } from "../ui/page-title.tsx";

/** In the place of every public page while the site is closed for maintenance; /maintenance shows it, too. */
export default function Maintenance({ until }: { until: string | null }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  return (
    <SceneFrame
      scene={scene}
      head={
        <>
          <title>{`${intl.formatMessage({ id: "site.maintenance.title" })} · Atelier`}</title>
          {until && (
            <p className="flex items-center gap-2 font-semibold text-primary-strong">
              <IconClock size={20} aria-hidden="true" />
              <FormattedMessage
                id="site.maintenance.until"
                values={{
                  time: intl.formatDate(until, {
                    weekday: "long",
                    hour: "numeric",
                    minute: "numeric",
                    timeZone: "UTC",
                    timeZoneName: "short",
                  }),
                }}
              />
            </p>
          )}
          <PageTitle className="mt-4">
            <FormattedMessage id="site.maintenance.title" />
          </PageTitle>
          <p className="mt-5 max-w-[26em] text-xl text-ink-2">
            <FormattedMessage id="site.maintenance.text" />
          </p>
        </>
      }
    >
      <div className="mt-8 flex flex-wrap items-center gap-5">
        <ButtonLink variant="primary" to={pathname + search} reloadDocument>
          <IconRefresh size={19} aria-hidden="true" />
          <FormattedMessage id="site.maintenance.again" />
        </ButtonLink>
        <p className="text-sm text-ink-3">
          <FormattedMessage id="site.maintenance.refresh" />
        </p>
      </div>
    </SceneFrame>
  );
}
