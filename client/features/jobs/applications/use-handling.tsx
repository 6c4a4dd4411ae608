import { useApolloClient } from "@apollo/client/react";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { useMoving } from "../../../admin/flow/use-moving.ts";
import { useUndoable } from "../../../admin/flow/use-undoable.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import type { ApplicationMailInput, ApplicationStage } from "../../../schema.generated.ts";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { applicantName } from "./applicant.tsx";
import {
  type JobOfApplicationsQuery,
  type ListedApplicationFragment as Listed,
  MailApplicantsDocument,
  MoveApplicationsDocument,
  RevealApplicantsDocument,
  TakeBackMovesDocument,
} from "./application.generated.ts";
import { EraseDialog } from "./erase-dialog.tsx";
import { InterviewDialog } from "./interview-dialog.tsx";
import { MailDialog } from "./mail-dialog.tsx";
import { canMove, isMailed, type StaffStage } from "./stages.ts";

export interface Handling {
  /** At once, or after a question whether to write to them */
  move: (applications: Listed[], stage: StaffStage) => void;
  write: (applications: Listed[]) => void;
  /** Plans an interview with the applicant */
  plan: (application: Listed) => void;
  erase: (application: Listed) => void;
  /** Shows who sent them, to all who read them */
  reveal: (applications: Listed[]) => void;
  /** The stage it is shown in: the next one while it is moved */
  stageOf: (application: Listed) => ApplicationStage;
  /** The open dialog */
  dialog: ReactNode;
}

interface MailRequest {
  applications: Listed[];
  stage?: StaffStage;
}

type Failure = { id: string; message: string };

/** What recruiters do with applications: move them, write to applicants, erase what they sent. */
export function useHandling(job: JobOfApplicationsQuery["job"], onErased?: () => void): Handling {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [request, setRequest] = useState<MailRequest>();
  const [invited, setInvited] = useState<Listed>();
  const [doomed, setDoomed] = useState<Listed>();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const { stageOf, during } = useMoving<StaffStage>();
  const act = useUndoable();
  const undone = intl.formatMessage({ id: "list.bulk.undone" });

  const refetch = () => apollo.refetchQueries({ include: "active" });
  const close = () => {
    setRequest(undefined);
    setError(undefined);
  };
  const report = (failed: readonly Failure[], of: Listed[]) => {
    if (failed.length === 0) return;
    const names = of
      .filter(({ id }) => failed.some((failure) => failure.id === id))
      .map((one) => applicantName(intl, one));
    const isWithdrawn = failed.every(({ message }) => message === "The applicant has withdrawn");
    const id = isWithdrawn ? "applications.failed.withdrawn" : "applications.failed.changed";
    const values = { names: intl.formatList(names), count: names.length };
    snackbar({ text: intl.formatMessage({ id }, values), tone: "bad", stays: true });
  };

  const moveBack = async (done: Listed[]) => {
    for (const stage of new Set(done.map((each) => each.stage))) {
      const applications = done.filter((each) => each.stage === stage).map(({ id }) => ({ id }));
      await apollo.mutate({
        mutation: MoveApplicationsDocument,
        variables: { applications, stage },
      });
    }
    await refetch();
  };

  const takeBack = async (done: Listed[]) => {
    try {
      const { data } = await apollo.mutate({
        mutation: TakeBackMovesDocument,
        variables: { ids: done.map(({ id }) => id) },
      });
      await refetch();
      const { count = 0, failed = [] } = data?.takeBackMoves ?? {};
      if (count > 0) snackbar({ text: undone, tone: "good" });
      const late = done.filter(({ id }) => failed.some((failure) => failure.id === id));
      if (late.length > 0) {
        const values = {
          names: intl.formatList(late.map((one) => applicantName(intl, one))),
          count: late.length,
        };
        const text = intl.formatMessage({ id: "applications.failed.left" }, values);
        snackbar({ text, tone: "bad", stays: true });
      }
    } catch (cause) {
      failureSnackbar(intl, cause);
    }
  };

  const run = ({ applications, stage }: Required<MailRequest>, mail?: ApplicationMailInput) =>
    during(
      applications.map(({ id }) => id),
      stage,
      () => move(applications, stage, mail),
    );
  const move = async (applications: Listed[], stage: StaffStage, mail?: ApplicationMailInput) => {
    setPending(true);
    setError(undefined);
    try {
      const { data } = await apollo.mutate({
        mutation: MoveApplicationsDocument,
        variables: {
          applications: applications.map(({ id, version }) => ({ id, version })),
          stage,
          mail,
        },
      });
      const { ids = [], failed = [] } = data?.moveApplications ?? {};
      close();
      const done = applications.filter(({ id }) => ids.includes(id));
      if (done.length > 0) {
        const values = {
          count: done.length,
          name: done[0] ? applicantName(intl, done[0]) : "",
          stage: intl.formatMessage({ id: `applications.stage.${stage}` }),
        };
        snackbar({
          text: intl.formatMessage(
            { id: mail ? "applications.moved.mailed" : "applications.moved" },
            values,
          ),
          tone: "good",
          undo: () =>
            void (mail ? takeBack(done) : act({ run: () => moveBack(done), text: undone })),
        });
      }
      report(failed, applications);
      await refetch();
    } catch (cause) {
      const text = problemText(intl, cause);
      if (request) setError(text);
      else snackbar({ text, tone: "bad" });
    } finally {
      setPending(false);
    }
  };

  const send = async (applications: Listed[], mail: ApplicationMailInput) => {
    setPending(true);
    setError(undefined);
    try {
      const { data } = await apollo.mutate({
        mutation: MailApplicantsDocument,
        variables: { ids: applications.map(({ id }) => id), mail },
      });
      const { count = 0, failed = [] } = data?.mailApplicants ?? {};
      close();
      if (count > 0) {
        const [first] = applications;
        const values = { count, name: first ? applicantName(intl, first) : "" };
        snackbar({
          text: intl.formatMessage({ id: "applications.written" }, values),
          tone: "good",
        });
      }
      report(failed, applications);
      await refetch();
    } catch (cause) {
      setError(problemText(intl, cause));
    } finally {
      setPending(false);
    }
  };

  const reveal = async (applications: Listed[]) => {
    try {
      const { data } = await apollo.mutate({
        mutation: RevealApplicantsDocument,
        variables: { ids: applications.map(({ id }) => id) },
      });
      const { count = 0, failed = [] } = data?.revealApplicants ?? {};
      await refetch();
      if (count > 0) {
        const text = intl.formatMessage({ id: "applications.revealed" }, { count });
        snackbar({ text, tone: "good" });
      }
      report(failed, applications);
    } catch (cause) {
      failureSnackbar(intl, cause);
    }
  };

  return {
    reveal: (applications) => void reveal(applications),
    move: (applications, stage) => {
      const movable = applications.filter((each) => canMove(each, stage));
      if (movable.length === 0) return;
      if (isMailed(stage)) setRequest({ applications: movable, stage });
      else void run({ applications: movable, stage });
    },
    write: (applications) => setRequest({ applications }),
    plan: setInvited,
    erase: setDoomed,
    stageOf,
    dialog: (
      <>
        {request && (
          <MailDialog
            job={job}
            {...request}
            pending={pending}
            error={error}
            onSend={(mail) =>
              void (request.stage
                ? run({ applications: request.applications, stage: request.stage }, mail)
                : send(request.applications, mail))
            }
            onSkip={
              request.stage &&
              (() =>
                void (
                  request.stage && run({ applications: request.applications, stage: request.stage })
                ))
            }
            onClose={close}
          />
        )}
        {invited && (
          <InterviewDialog job={job} application={invited} onClose={() => setInvited(undefined)} />
        )}
        {doomed && (
          <EraseDialog
            application={doomed}
            onErased={onErased}
            onClose={() => setDoomed(undefined)}
          />
        )}
      </>
    ),
  };
}
