import IconArrowLeft from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { isRouteErrorResponse } from "react-router";
import { ButtonLink } from "../../kit/button.tsx";
import { Failure } from "../../kit/failure.tsx";
import { localePath, useLocale } from "./locale.ts";

/** The error page of a route: 403, 404, or the one for everything that broke (section 2). */
export function PageFailure({ error }: { error: unknown }) {
  const intl = useIntl();
  const locale = useLocale();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = kindOf(status);
  const title = intl.formatMessage({ id: `site.failure.${kind}.title` });
  return (
    <>
      <title>{`${title} · Atelier`}</title>
      <Failure
        status={status}
        title={title}
        text={intl.formatMessage({ id: `site.failure.${kind}.text` })}
        actions={
          kind === "broken" ? (
            <ButtonLink variant="primary" to={localePath(locale, "/")} reloadDocument>
              <FormattedMessage id="site.failure.home" />
            </ButtonLink>
          ) : (
            <>
              <ButtonLink variant="primary" to={localePath(locale, "/")}>
                <IconArrowLeft size={19} aria-hidden="true" className="rtl:-scale-x-100" />
                <FormattedMessage id="site.failure.start" />
              </ButtonLink>
              <ButtonLink variant="outline" to={localePath(locale, "/blog")}>
                <FormattedMessage id="site.failure.blog" />
              </ButtonLink>
            </>
          )
        }
      />
    </>
  );
}

function kindOf(status: number) {
  if (status === 401 || status === 403) return "closed";
  return status >= 400 && status < 500 && status !== 429 ? "missing" : "broken";
}
