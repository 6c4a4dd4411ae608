import { useQuery } from "@apollo/client/react";
import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate } from "react-router";
import { useLocale } from "../../../i18n/locale.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { Empty } from "../../../ui/empty.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Placeholders } from "../../../ui/placeholders.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { Marked } from "../../../ui/marked.tsx";
import { ApplicantAvatar, applicantName } from "./applicant.tsx";
import { ApplicationButtons } from "./application-buttons.tsx";
import { ApplicationNotes } from "./application-notes.tsx";
import { AnswerText, ShownProjects } from "./application-texts.tsx";
import {
  ApplicationsToReadDocument,
  ApplicationToReadDocument,
  type ApplicationToReadQuery,
} from "./application.generated.ts";
import { type ApplicationsState, applicationsUrl } from "./applications-url.ts";
import { comparedIds, idBeside, MOST_COMPARED, questionsOf } from "./compared.ts";
import { CvFile } from "./cv-file.tsx";
import { StageMenu } from "./stage-menu.tsx";
import type { Handling } from "./use-handling.tsx";

/** How many of a job's applications the arrows lead through. */
const MOST = 100;

interface CompareViewProps {
  jobId: string;
  state: ApplicationsState;
  handling: Handling;
}

type Application = ApplicationToReadQuery["application"];

/** Two applications beside each other, three where there is room: answers to a question are in one row. */
export function CompareView({ jobId, state, handling }: CompareViewProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(ApplicationsToReadDocument, {
    variables: { jobId, filter: {}, counted: {}, first: MOST },
  });
  const listed = data?.applications.nodes.map(({ id }) => id) ?? [];
  const ids = comparedIds(state, listed);
  const columns = useColumns(ids);
  if (!data) {
    if (!error) return <Loading />;
    return (
      <div className="card">
        <ListFailure text={problemText(intl, error)} onRetry={refetch} />
      </div>
    );
  }
  if (ids.length < 2) {
    return (
      <Empty
        title={intl.formatMessage({ id: "applications.compare.none" })}
        text={intl.formatMessage({ id: "applications.compare.none.text" })}
      />
    );
  }
  const go = (next: Partial<ApplicationsState>) =>
    void navigate(applicationsUrl(jobId, { ...state, ...next }), {
      replace: true,
      preventScrollReset: true,
    });
  const turn = (place: number, to: string) => {
    const [application, ...others] = ids.map((id, n) => (n === place ? to : id));
    go({ application, with: others });
  };
  const loaded = columns.flatMap((column) => column ?? []);
  const cells = (cell: (application: Application, place: number) => ReactNode) =>
    ids.map((id, place) => {
      const application = columns[place];
      return (
        <td key={id} className={`${cellOf(place)} p-4 align-top`}>
          {application && cell(application, place)}
        </td>
      );
    });
  return (
    <div className="pb-16">
      <SearchField
        label={intl.formatMessage({ id: "applications.compare.search" })}
        value={state.q}
        onSearch={(q) => go({ q })}
        className="mb-4 max-w-96"
      />
      <div className="card overflow-x-auto">
        <table className="w-full min-w-[46rem] table-fixed text-start">
          <thead>
            <tr>
              <th className={`${sideCell} text-sm font-normal text-ink-3`}>
                <FormattedMessage id="applications.compare.same" />
              </th>
              {ids.map((id, place) => (
                <th key={id} scope="col" className={`${cellOf(place)} p-4 text-start font-normal`}>
                  <Head
                    application={columns[place]}
                    before={idBeside(listed, ids, place, -1)}
                    after={idBeside(listed, ids, place, 1)}
                    onTurn={(to) => turn(place, to)}
                    readUrl={applicationsUrl(jobId, { view: "read", application: id, q: state.q })}
                    handling={handling}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="[&>tr>*]:border-t [&>tr>*]:border-line">
            {questionsOf(loaded).map(({ questionId, label }) => (
              <tr key={questionId}>
                <Side>
                  <bdi>{label}</bdi>
                </Side>
                {cells(({ answers, locale }) => (
                  <p dir="auto" lang={locale} className="whitespace-pre-wrap wrap-anywhere">
                    <AnswerText
                      value={answers.find((one) => one.questionId === questionId)?.value ?? ""}
                      search={state.q}
                    />
                  </p>
                ))}
              </tr>
            ))}
            {loaded.some(({ coverLetter }) => coverLetter) && (
              <tr>
                <Side>
                  <FormattedMessage id="applications.letter" />
                </Side>
                {cells(({ coverLetter, locale }) => (
                  <p dir="auto" lang={locale} className="whitespace-pre-wrap wrap-anywhere">
                    {coverLetter ? <Marked text={coverLetter} search={state.q} isWhole /> : "–"}
                  </p>
                ))}
              </tr>
            )}
            {loaded.some(({ projects }) => projects?.length) && (
              <tr>
                <Side>
                  <FormattedMessage id="applications.projects" />
                </Side>
                {cells(({ projects }) =>
                  projects?.length ? <ShownProjects projects={projects} /> : "–",
                )}
              </tr>
            )}
            {loaded.some(({ cv }) => cv.size) && (
              <tr>
                <Side>
                  <FormattedMessage id="applications.cv" />
                </Side>
                {cells(({ cv, name }) => {
                  if (cv.path) return <CvFile cv={cv} path={cv.path} applicant={name ?? ""} />;
                  return cv.size ? <FormattedMessage id="applications.cv.hidden" /> : "–";
                })}
              </tr>
            )}
            <tr>
              <Side>
                <FormattedMessage id="applications.notes" />
              </Side>
              {cells((application) => (
                <ApplicationNotes application={application} />
              ))}
            </tr>
            <tr>
              <Side>
                <FormattedMessage id="applications.compare.next" />
              </Side>
              {cells((application) => (
                // the same for everyone who is compared: none is emphasized
                <div className="flex flex-wrap items-center gap-2">
                  <ApplicationButtons application={application} handling={handling} />
                </div>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Of the names of the rows. */
const sideCell = "w-28 p-4 text-start align-top lg:w-44";

/** The third one needs 1600 px. */
const cellOf = (place: number): string =>
  `border-s border-line ${place === MOST_COMPARED - 1 ? "max-[100rem]:hidden" : ""}`;

const Side = ({ children }: { children: ReactNode }) => (
  <th scope="row" className={`${sideCell} text-sm font-semibold wrap-anywhere text-ink-2`}>
    {children}
  </th>
);

/** The applications of the columns, as far as they are loaded. */
function useColumns(ids: readonly string[]): (Application | undefined)[] {
  const [first, second, third] = ids;
  return [useApplication(first), useApplication(second), useApplication(third)];
}

function useApplication(id: string | undefined): Application | undefined {
  const locale = useLocale();
  const { data } = useQuery(ApplicationToReadDocument, {
    variables: { id: id ?? "", locale },
    skip: id === undefined,
    fetchPolicy: "cache-and-network",
  });
  return data?.application;
}

interface HeadProps {
  application: Application | undefined;
  before: string | undefined;
  after: string | undefined;
  onTurn: (id: string) => void;
  readUrl: string;
  handling: Handling;
}

function Head({ application, before, after, onTurn, readUrl, handling }: HeadProps) {
  const intl = useIntl();
  if (!application) return <div className="h-12 animate-pulse rounded-md bg-raised" />;
  const { createdAt } = application;
  const name = applicantName(intl, application);
  const arrow = (to: string | undefined, isNext: boolean) => (
    <IconButton
      size={36}
      icon={isNext ? IconChevronRight : IconChevronLeft}
      label={intl.formatMessage(
        { id: isNext ? "applications.compare.after" : "applications.compare.before" },
        { name },
      )}
      disabled={!to}
      onClick={() => to && onTurn(to)}
      className="rtl:[&_svg]:-scale-x-100"
    />
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-2">
        {arrow(before, false)}
        <ApplicantAvatar applicant={application} size={40} />
        <span className="min-w-0 flex-1 leading-snug">
          <Link to={readUrl} className="block font-bold wrap-anywhere hover:underline">
            <bdi>{name}</bdi>
          </Link>
          <span className="block text-[0.8125rem] text-ink-3">
            <FormattedDate value={createdAt} dateStyle="medium" />
          </span>
        </span>
        {arrow(after, true)}
      </div>
      <StageMenu
        stage={handling.stageOf(application)}
        onMove={(to) => handling.move([application], to)}
      />
    </div>
  );
}

function Loading() {
  const intl = useIntl();
  return (
    <Placeholders
      label={intl.formatMessage({ id: "applications.loading" })}
      className="card grid grid-cols-2 gap-4 p-4"
    >
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <div key={n} aria-hidden="true" className="h-24 animate-pulse rounded-md bg-raised" />
      ))}
    </Placeholders>
  );
}
