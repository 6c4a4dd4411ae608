import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import IconBan from "@tabler/icons-react/dist/esm/icons/IconBan.mjs";
import IconColumns2 from "@tabler/icons-react/dist/esm/icons/IconColumns2.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconUserX from "@tabler/icons-react/dist/esm/icons/IconUserX.mjs";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { MOST_COMPARED } from "../../../admin/flow/side-by-side.tsx";
import { defineList, type ListData } from "../../../admin/list/define-list.ts";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { ApplicantName, applicantName } from "./applicant.tsx";
import {
  ApplicationListDocument,
  type ApplicationListQuery,
  type ListedApplicationFragment as Listed,
} from "./application.generated.ts";
import { applicationsUrl } from "./applications-url.ts";
import { StageBadge } from "./stage-badge.tsx";
import { canMove, type StaffStage, STAGES } from "./stages.ts";

interface ListParts {
  head: ReactNode;
  back: { to: string; path: string };
  mark: ReactNode;
  /** What is done with the chosen ones; it asks by itself */
  onMove: (applications: Listed[], stage: StaffStage) => void;
  onWrite: (applications: Listed[]) => void;
  onErase: (application: Listed) => void;
  onReveal: (applications: Listed[]) => void;
}

/** The table of a job's applications. */
export function applicationList(
  jobId: string,
  { head, back, mark, onMove, onWrite, onErase, onReveal }: ListParts,
) {
  const urlOf = (application: string) => applicationsUrl(jobId, { view: "read", application });
  return defineList({
    name: "applications",
    query: ApplicationListDocument,
    rows: ({ applications }) => applications,
    nameOf: (application, { intl }) => applicantName(intl, application),
    poll: 60_000,
    head,
    back,
    mark,
    variables: () => ({ jobId }),
    tabs: {
      all: { adds: false },
      applied: { tone: "accent", filter: { stage: "APPLIED" }, adds: false },
      screening: { filter: { stage: "SCREENING" }, adds: false },
      interview: { filter: { stage: "INTERVIEW" }, adds: false },
      offer: { tone: "good", filter: { stage: "OFFER" }, adds: false },
      hired: { tone: "good", filter: { stage: "HIRED" }, adds: false },
      rejected: { filter: { stage: "REJECTED" }, adds: false },
      withdrawn: { filter: { stage: "WITHDRAWN" }, adds: false, onlyWithRows: true },
    },
    counts: ({ applicationCounts }) => applicationCounts,
    sorts: { name: "NAME", applied: "CREATED_AT" },
    sort: { by: "applied", direction: "descending" },
    columns: ({ custom, text, date }) => [
      custom("name", {
        value: (application, { intl }) => applicantName(intl, application),
        cell: (application) => <NameCell application={application} to={urlOf(application.id)} />,
      }),
      custom("stage", {
        width: "150px",
        from: 640,
        value: ({ stage }, { word }) => word(`stage.${stage}`),
        cell: ({ stage }) => <StageBadge stage={stage} />,
      }),
      text("source", ({ source }) => source, { width: "150px", from: 896, optional: true }),
      text("tags", ({ tags }) => tags.join(", "), { width: "170px", from: 1024, optional: true }),
      date("applied", ({ createdAt }) => createdAt),
    ],
    mobileRow: (application) => (
      <div className="grid grid-cols-1 gap-2">
        <Link to={urlOf(application.id)} className="font-semibold hover:underline">
          <ApplicantName applicant={application} />
        </Link>
        <div className="flex items-center justify-between gap-4 text-[0.8125rem] text-ink-3">
          <StageBadge stage={application.stage} />
          <RelativeTime iso={application.createdAt} />
        </div>
      </div>
    ),
    opens: ({ id }) => urlOf(id),
    actions: ({ custom, item }) => {
      const chosen = (known: ListData<ApplicationListQuery, unknown>, ids: string[] = []) =>
        (known.data?.applications.nodes ?? []).filter(({ id }) => ids.includes(id));
      // a dialog of its own reports what was done
      const handed = { done: 0 };
      return [
        item("open", { Icon: IconEye, to: ({ id }) => urlOf(id) }),
        custom("move", {
          menu: false,
          fits: (row) => canMove(row),
          make: ({ word }, known) => ({
            id: "move",
            Icon: IconArrowRight,
            label: word("move.label"),
            done: () => "",
            choices: STAGES.filter((stage) => stage !== "REJECTED").map((value) => ({
              value,
              label: word(`stage.${value}`),
            })),
            async run({ ids }, choice) {
              const stage = STAGES.find((each) => each === choice);
              if (stage) onMove(chosen(known, ids), stage);
              return handed;
            },
          }),
        }),
        custom("compare", {
          menu: false,
          make: ({ word, navigate }) => ({
            id: "compare",
            Icon: IconColumns2,
            label: word("compare.label"),
            done: () => "",
            async run({ ids = [] }) {
              const [application, ...others] = ids;
              const chosen = { application, with: others.slice(0, MOST_COMPARED - 1) };
              void navigate(applicationsUrl(jobId, { view: "compare", ...chosen }));
              return handed;
            },
          }),
        }),
        custom("reveal", {
          fits: ({ isApplicantHidden }) => isApplicantHidden,
          make: ({ word }, known) => ({
            id: "reveal",
            Icon: IconEye,
            label: word("reveal.label"),
            done: () => "",
            async run({ ids }) {
              onReveal(chosen(known, ids));
              return handed;
            },
          }),
        }),
        custom("write", {
          make: ({ word }, known) => ({
            id: "write",
            Icon: IconMail,
            label: word("write.label"),
            done: () => "",
            async run({ ids }) {
              onWrite(chosen(known, ids));
              return handed;
            },
          }),
        }),
        custom("reject", {
          fits: (row) => canMove(row, "REJECTED"),
          make: ({ word }, known) => ({
            id: "reject",
            Icon: IconBan,
            label: word("reject.label"),
            danger: true,
            done: () => "",
            async run({ ids }) {
              onMove(chosen(known, ids), "REJECTED");
              return handed;
            },
          }),
        }),
        item("erase", { Icon: IconUserX, changes: true, press: (row) => onErase(row) }),
      ];
    },
  });
}

function NameCell({ application, to }: { application: Listed; to: string }) {
  const { stage, email } = application;
  return (
    <span className="block min-w-0 leading-snug">
      <Link
        to={to}
        className={`block truncate text-[0.9375rem] hover:underline ${stage === "APPLIED" ? "font-bold" : "font-semibold"}`}
      >
        <ApplicantName applicant={application} />
      </Link>
      {email && (
        <bdi className="block truncate text-[0.8125rem] text-ink-3 in-data-compact:hidden">
          {email}
        </bdi>
      )}
    </span>
  );
}
