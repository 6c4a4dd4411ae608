import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { reportsAddress, closeReport, evictReport } from "./report.ts";

interface ReportDecisionProps {
  id: string;
  /** Its sender has deleted it already: there is nothing to remove */
  isTakenBack: boolean;
}

type Decision = "keep" | "remove";

/** At the bottom: keep or remove the message. Either way the report is closed. */
export function ReportDecision({ id, isTakenBack }: ReportDecisionProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const apollo = useApolloClient();
  const [asks, setAsks] = useState(false);
  const [decision, setDecision] = useState<Decision>();
  const { run, clear, pending, error } = useAction();
  const text = (key: string) => intl.formatMessage({ id: `message-reports.${key}` });

  const decide = (next: Decision) => {
    setDecision(next);
    return run(async () => {
      const isOurs = await closeReport(apollo, id, next === "remove");
      snackbar(isOurs ? { text: text(`${next}.done`), tone: "good" } : { text: text("decided") });
      await navigate(reportsAddress);
      evictReport(apollo, id);
      await apollo.refetchQueries({ include: ["PendingCounts"] });
    });
  };
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface lg:start-[280px] mini:lg:start-[88px]">
      <div className="mx-auto flex min-h-[72px] max-w-[1240px] flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 lg:px-10 stretch:max-w-none">
        <p role="status" className="min-w-0 flex-1 text-sm text-ink-2 max-md:basis-full">
          {error && !asks ? (
            <span className="font-medium text-bad">{error}</span>
          ) : (
            <FormattedMessage id={`message-reports.${isTakenBack ? "takenBack" : "quiet"}`} />
          )}
        </p>
        <div className="flex gap-3 max-md:w-full max-md:*:flex-1">
          <Button
            variant="outline"
            size={44}
            pending={pending && decision === "keep"}
            onClick={() => void decide("keep")}
          >
            <FormattedMessage
              id={isTakenBack ? "message-reports.close" : "message-reports.keep.label"}
            />
          </Button>
          {!isTakenBack && (
            <Button variant="danger" size={44} onClick={() => setAsks(true)}>
              <FormattedMessage id="message-reports.remove.label" />
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={asks}
        onClose={() => {
          setAsks(false);
          clear();
        }}
        title={text("remove.ask")}
        text={text("remove.text")}
        confirm={text("remove.label")}
        onConfirm={() => void decide("remove")}
        pending={pending && decision === "remove"}
        error={error}
      />
    </div>
  );
}
