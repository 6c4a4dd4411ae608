import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { csvOf } from "../../../../admin/list/csv.ts";
import { downloadText } from "../../../../admin/list/download.ts";
import { problemText } from "../../../../platform/apollo/problem-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { CheckField } from "../../../../ui/check-field.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Notice, ProblemNotice } from "../../../../ui/notice.tsx";
import { Progress } from "../../../../ui/progress.tsx";
import { ImportFilePicker } from "./import-file.tsx";
import { countOf, ImportOutcome, refusalText } from "./import-outcome.tsx";
import type { ImportFile } from "./import-rows.ts";
import { type ImportedLine, runImport } from "./run-import.ts";

interface ImportDialogProps {
  onClose: () => void;
}

/** What is under way, or was done last. */
interface Run {
  isTrial: boolean;
  lines: ImportedLine[];
  isRunning: boolean;
  problem?: string;
}

/** Reads a file, shows what an import would do, and does it. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `members.import.${id}` }, values);
  const [file, setFile] = useState<ImportFile>();
  const [run, setRun] = useState<Run>();
  const [invites, setInvites] = useState(false);
  const stop = useRef(new AbortController());
  useEffect(() => {
    const stopping = new AbortController();
    stop.current = stopping;
    return () => stopping.abort();
  }, []);

  const start = async (of: ImportFile, isTrial: boolean, done: ImportedLine[] = []) => {
    const { signal } = stop.current;
    let lines = done;
    setRun({ isTrial, lines, isRunning: true });
    try {
      await runImport({
        client,
        lines: of.lines,
        done,
        isTrial,
        invites,
        signal,
        onProgress(so) {
          lines = so;
          if (!signal.aborted) setRun({ isTrial, lines, isRunning: true });
        },
      });
      if (!signal.aborted) setRun({ isTrial, lines, isRunning: false });
    } catch (error) {
      setRun({ isTrial, lines, isRunning: false, problem: problemText(intl, error) });
    }
    if (!isTrial) await client.refetchQueries({ include: "active" });
  };
  const saveRefused = () => {
    if (!file || !run) return;
    const refused = run.lines.filter(({ outcome }) => outcome === "REFUSED");
    const lines = refused.map((each) => [...each.line.cells, refusalText(intl, each)]);
    downloadText(csvOf([[...file.header, text("reason")], ...lines]), "refused-members.csv");
  };
  const wanted = run ? countOf(run.lines, "CREATED") + countOf(run.lines, "UPDATED") : 0;
  const refused = run ? countOf(run.lines, "REFUSED") : 0;
  const isDone = run && !run.isRunning && !run.problem;
  return (
    <Dialog
      open
      width={800}
      onClose={onClose}
      title={text("title")}
      text={!file && text("text")}
      actions={
        <>
          {refused > 0 && !run?.isRunning && (
            <Button variant="outline" size={44} className="md:me-auto" onClick={saveRefused}>
              {text("refused.save")}
            </Button>
          )}
          <Button variant="outline" size={44} onClick={onClose}>
            <FormattedMessage id={isDone && !run.isTrial ? "dialog.close" : "dialog.cancel"} />
          </Button>
          {file && run?.problem && (
            <Button
              variant="primary"
              size={44}
              onClick={() => void start(file, run.isTrial, run.lines)}
            >
              <FormattedMessage id="form.retry" />
            </Button>
          )}
          {file && isDone && run.isTrial && (
            <Button
              variant="primary"
              size={44}
              disabled={wanted === 0}
              onClick={() => void start(file, false)}
            >
              {text("start", { count: wanted })}
            </Button>
          )}
        </>
      }
    >
      {!file && (
        <ImportFilePicker
          onRead={(read) => {
            setFile(read);
            void start(read, true);
          }}
        />
      )}
      {file && run && (
        <div className="grid gap-5">
          {run.isRunning && (
            <Progress
              label={text(run.isTrial ? "checking" : "running")}
              value={run.lines.length}
              max={file.lines.length}
            />
          )}
          <ProblemNotice text={run.problem} />
          {file.ignored.length > 0 && run.isTrial && (
            <Notice tone="warn">
              {text("ignored", {
                count: file.ignored.length,
                columns: intl.formatList(file.ignored),
              })}
            </Notice>
          )}
          {isDone && (
            <div role="status" className="font-semibold">
              {text(run.isTrial ? "checked" : "finished", { count: run.lines.length })}
            </div>
          )}
          {isDone && run.isTrial && file.lines.some(({ row }) => row.email) && (
            <CheckField
              name="invite"
              checked={invites}
              onChange={({ target }) => setInvites(target.checked)}
            >
              {text("invite")}
            </CheckField>
          )}
          {!run.isRunning && <ImportOutcome lines={run.lines} isTrial={run.isTrial} />}
        </div>
      )}
    </Dialog>
  );
}
