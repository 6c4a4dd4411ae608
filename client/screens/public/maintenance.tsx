import { FormattedMessage, useIntl } from "react-intl";
import { localePath, useLocale } from "../../i18n/locale.ts";
import { pageRequest } from "../../platform/request.ts";
import Maintenance from "../../shell/maintenance.tsx";
import { PublicFrame } from "../../shell/public/public-frame.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { container } from "../../ui/container.ts";
import type { Route } from "./+types/maintenance";
import { PageTitle } from "../../ui/page-title.tsx";

/** What visitors see of maintenance, at an address of its own; staff see it, too. */
export const loader = ({ context }: Route.LoaderArgs) => context.get(pageRequest).maintenance;

export default function MaintenancePage({ loaderData: maintenance }: Route.ComponentProps) {
  const intl = useIntl();
  const locale = useLocale();
  if (maintenance) return <Maintenance {...maintenance} />;
  return (
    <PublicFrame>
      <title>{`${intl.formatMessage({ id: "site.maintenance.open" })} · Atelier`}</title>
      <div className={`${container} py-16 md:py-20`}>
        <PageTitle>
          <FormattedMessage id="site.maintenance.open" />
        </PageTitle>
        <p className="mt-5 mb-8 text-xl text-ink-2">
          <FormattedMessage id="site.maintenance.open.text" />
        </p>
        <ButtonLink variant="primary" to={localePath(locale, "/")}>
          <FormattedMessage id="site.failure.home" />
        </ButtonLink>
      </div>
    </PublicFrame>
  );
}

export { ErrorBoundary } from "../../shell/error-boundary.tsx";
