import IconArrowLeft from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { isRouteErrorResponse, useLocation } from "react-router";
import { ButtonLink } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { SearchLine } from "../ui/search-line.tsx";
import { localePath, useLocale } from "../i18n/locale.ts";

/** The error page of a route: 403, 404, timeout, or the general one (section 2). */
export function PageFailure({ error }: { error: unknown }) {
  const intl = useIntl();
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
        actions={<WaysOut kind={kind} />}
      />
    </>
  );
}

type Kind = "closed" | "missing" | "late" | "broken";

function WaysOut({ kind }: { kind: Kind }) {
  const locale = useLocale();
  const intl = useIntl();
  const { pathname, search } = useLocation();
  if (kind === "broken") {
    return (
      <ButtonLink variant="primary" to={localePath(locale, "/")} reloadDocument>
        <FormattedMessage id="site.failure.home" />
      </ButtonLink>
    );
  }
  return (
    <>
      {kind === "late" ? (
        <ButtonLink variant="primary" to={pathname + search} reloadDocument>
          <FormattedMessage id="site.failure.again" />
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" to={localePath(locale, "/")}>
          <IconArrowLeft size={19} aria-hidden="true" className="rtl:-scale-x-100" />
          <FormattedMessage id="site.failure.start" />
        </ButtonLink>
      )}
      <ButtonLink variant="outline" to={localePath(locale, "/blog")}>
        <FormattedMessage id="site.failure.blog" />
      </ButtonLink>
      {kind === "missing" && (
        <div className="mt-3 w-full max-w-[460px]">
          <SearchLine
            to={localePath(locale, "/search")}
            label={intl.formatMessage({ id: "search.title" })}
            placeholder={intl.formatMessage({ id: "site.search" })}
            value=""
            submit={intl.formatMessage({ id: "blog.search.action" })}
          />
        </div>
      )}
    </>
  );
}

function kindOf(status: number): Kind {
  if (status === 401 || status === 403) return "closed";
  if (status === 504) return "late";
  return status >= 400 && status < 500 && status !== 429 ? "missing" : "broken";
}
