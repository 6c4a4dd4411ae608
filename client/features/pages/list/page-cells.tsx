import { FormattedMessage } from "react-intl";
import {
  DocumentLines,
  DocumentTitle,
  DraftMark,
} from "../../../admin/document/listed-document-cells.tsx";
import { LocaleMarks } from "../../../admin/document/locale-marks.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { pageEditAddress, sitePathOf } from "../page-address.ts";
import type { ListedPageFragment } from "./page-list.generated.ts";
import { TermsAcceptance } from "./terms-acceptance.tsx";

interface PageProps {
  page: ListedPageFragment;
}

export const pathOf = ({ slugByLocale }: ListedPageFragment): string =>
  `${sitePathOf(slugByLocale?.en)}/${slugByLocale?.en ?? ""}`;

/** The number of its last version; languages may have had fewer. */
export const lastVersionOf = ({ textVersionByLocale }: ListedPageFragment): number =>
  Math.max(0, ...Object.values((textVersionByLocale ?? {}) as Record<string, number>));

/** The page whose version people accept when they sign up; it keeps its slug. */
const isTerms = ({ isBuiltIn, slugByLocale }: ListedPageFragment): boolean =>
  isBuiltIn && slugByLocale?.en === "terms-and-conditions";

/** Title and path of a page in a table. */
export function PageCell({ page }: PageProps) {
  return (
    <DocumentLines of={page} to={pageEditAddress(page.id)}>
      <bdi dir="ltr">{pathOf(page)}</bdi>
    </DocumentLines>
  );
}

/** A page in the list on a phone. */
export function PageMobileRow({ page }: PageProps) {
  return (
    <div className="min-w-0 leading-snug">
      <DocumentTitle
        of={page}
        to={pageEditAddress(page.id)}
        className="line-clamp-2 font-semibold text-balance wrap-anywhere"
      />
      <p className="mt-1 truncate text-[0.8125rem] text-ink-3">
        <bdi>{pathOf(page)}</bdi>
        {" · "}
        <RelativeTime iso={page.deletedAt ?? page.updatedAt} />
      </p>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1">
        <LocaleMarks of={page} />
        <DraftMark of={page} />
        <PageVersionNumber page={page} />
      </div>
    </div>
  );
}

export function PageVersionNumber({ page }: PageProps) {
  const number = lastVersionOf(page);
  if (number === 0) return null;
  return (
    <span className="block">
      <FormattedMessage id="document.version" values={{ number }} />
      {isTerms(page) && <TermsAcceptance />}
    </span>
  );
}

/** Whether the footer of the site links to it. */
export function FooterPlace({ page: { inFooter } }: PageProps) {
  return (
    <span className={inFooter ? undefined : "text-ink-3"}>
      <FormattedMessage id={inFooter ? "pages.inFooter" : "pages.notInFooter"} />
    </span>
  );
}
