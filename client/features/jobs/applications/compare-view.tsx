import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { FlowSearch } from "../../../admin/flow/flow-search.tsx";
import { ComparedHead, SideBySide, useRoomToCompare } from "../../../admin/flow/side-by-side.tsx";
import { useLocale } from "../../../i18n/locale.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { Empty } from "../../../ui/empty.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { Marked } from "../../../ui/marked.tsx";
import { Placeholders } from "../../../ui/placeholders.tsx";
import { ApplicantAvatar, applicantName } from "./applicant.tsx";
import { ApplicationButtons } from "./application-buttons.tsx";
import { ApplicationNotes } from "./application-notes.tsx";
import { ApplicationStage } from "./application-stage.tsx";
import { AnswerText, ShownProjects } from "./application-texts.tsx";
import {
  ApplicationsToReadDocument,
  ApplicationToReadDocument,
  type ApplicationToReadQuery,
} from "./application.generated.ts";
import { type ApplicationsState, applicationsUrl } from "./applications-url.ts";
import { beginWithOneStage, comparedIds, idBeside, questionsOf } from "./compared.ts";
import { CvFile } from "./cv-file.tsx";
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
  const nodes = data?.applications.nodes ?? [];
  const listed = nodes.map(({ id }) => id);
  const ids = comparedIds(state, beginWithOneStage(nodes)).slice(0, useRoomToCompare());
  const loaded = useApplications(ids);
  const text = (id: string) => intl.formatMessage({ id });
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
        title={text("applications.compare.none")}
        text={text("applications.compare.none.text")}
      />
    );
  }
  const turn = (place: number, by: 1 | -1) => {
    const to = idBeside(listed, ids, place, by);
    if (!to) return undefined;
    const [application, ...others] = ids.map((id, n) => (n === place ? to : id));
    return () =>
      void navigate(applicationsUrl(jobId, { ...state, application, with: others }), {
        replace: true,
        preventScrollReset: true,
      });
  };
  return (
    <div className="pb-16">
      <FlowSearch
        label={text("applications.compare.search")}
        value={state.q}
        hrefOf={(q) => applicationsUrl(jobId, { ...state, q })}
      />
      <SideBySide
        corner={text("applications.compare.same")}
        columns={ids.map((id, place) => {
          const item = loaded[place];
          return {
            id,
            item,
            head: (
              <ComparedHead
                name={item && applicantName(intl, item)}
                to={applicationsUrl(jobId, { view: "read", application: id, q: state.q })}
                mark={item && <ApplicantAvatar applicant={item} size={40} />}
                line={item && <FormattedDate value={item.createdAt} dateStyle="medium" />}
                onBefore={turn(place, -1)}
                onAfter={turn(place, 1)}
              >
                {item && <ApplicationStage application={item} handling={handling} />}
              </ComparedHead>
            ),
          };
        })}
        rows={rowsOf(
          loaded.flatMap((one) => one ?? []),
          state.q,
          handling,
        )}
      />
    </div>
  );
}

interface Row {
  id: string;
  name: ReactNode;
  cell: (application: Application) => ReactNode;
}

/** What any of them answered or sent, the notes, and what is done next. */
function rowsOf(loaded: Application[], search: string, handling: Handling): Row[] {
  const some = (has: (application: Application) => unknown) => loaded.some((one) => has(one));
  const writing = (locale: string, written: ReactNode) => (
    <p dir="auto" lang={locale} className="whitespace-pre-wrap wrap-anywhere">
      {written}
    </p>
  );
  const row = (id: string, cell: Row["cell"]): Row => ({
    id,
    name: <FormattedMessage id={id} />,
    cell,
  });
  return [
    ...questionsOf(loaded).map(({ questionId, label }): Row => ({
      id: questionId,
      name: <bdi>{label}</bdi>,
      cell: ({ answers, locale }) => {
        const value = answers.find((one) => one.questionId === questionId)?.value ?? "";
        return writing(locale, <AnswerText value={value} search={search} />);
      },
    })),
    ...(some(({ coverLetter }) => coverLetter)
      ? [
          row("applications.letter", ({ coverLetter, locale }) =>
            writing(
              locale,
              coverLetter ? <Marked text={coverLetter} search={search} isWhole /> : "–",
            ),
          ),
        ]
      : []),
    ...(some(({ projects }) => projects?.length)
      ? [
          row("applications.projects", ({ projects }) =>
            projects?.length ? <ShownProjects projects={projects} /> : "–",
          ),
        ]
      : []),
    ...(some(({ cv }) => cv.size)
      ? [
          row("applications.cv", ({ cv, name }) => {
            if (cv.path) return <CvFile cv={cv} path={cv.path} applicant={name ?? ""} />;
            return cv.size ? <FormattedMessage id="applications.cv.hidden" /> : "–";
          }),
        ]
      : []),
    row("applications.notes", (application) => <ApplicationNotes application={application} />),
    // the same for everyone who is compared: none is emphasized
    row("applications.compare.next", (application) => (
      <div className="flex flex-wrap items-center gap-2">
        <ApplicationButtons application={application} handling={handling} />
      </div>
    )),
  ];
}

/** As far as they are loaded. */
function useApplications(ids: readonly string[]): (Application | undefined)[] {
  const [first, second, third] = ids;
  return [useApplication(first), useApplication(second), useApplication(third)].slice(
    0,
    ids.length,
  );
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
