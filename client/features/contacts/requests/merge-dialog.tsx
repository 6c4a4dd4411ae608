import { useApolloClient } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { useLocale } from "../../../i18n/locale.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import {
  MergeContactRequestDocument,
  SeparateContactRequestDocument,
} from "./contact-request.generated.ts";
import { type ListedRequest, type OpenRequest, requestTitle } from "./request.ts";

interface MergeDialogProps {
  request: OpenRequest;
  /** What is merged into it */
  other: ListedRequest;
  onClose(): void;
}

/** Shows both requests beside each other, and merges them into one thread. */
export function MergeDialog({ request, other, onClose }: MergeDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const { run, pending, error } = useAction();
  const { id, status } = other;
  const change = async (work: () => Promise<unknown>) => {
    await work();
    await apollo.refetchQueries({ include: "active" });
  };
  const separate = () =>
    change(() =>
      apollo.mutate({ mutation: SeparateContactRequestDocument, variables: { id, status } }),
    ).catch((cause) => failureSnackbar(intl, cause));
  const merge = () =>
    run(async () => {
      await change(() =>
        apollo.mutate({
          mutation: MergeContactRequestDocument,
          variables: { id, intoId: request.id },
        }),
      );
      onClose();
      const text = intl.formatMessage({ id: "requests.merge.done" });
      snackbar({ text, tone: "good", undo: () => void separate() });
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      width={800}
      title={intl.formatMessage({ id: "requests.merge.ask" })}
      text={intl.formatMessage({ id: "requests.merge.text" })}
      confirm={intl.formatMessage({ id: "requests.merge.label" })}
      onConfirm={() => void merge()}
      pending={pending}
      error={error}
      harmless
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Preview label="requests.merge.open" request={request} />
        <Preview label="requests.merge.other" request={other} />
      </div>
    </ConfirmDialog>
  );
}

interface PreviewProps {
  label: string;
  request: ListedRequest;
}

function Preview({ label, request }: PreviewProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <section className="min-w-0 rounded-md border border-line p-4">
      <p className="flex justify-between gap-3 text-[13px] text-ink-3">
        <FormattedMessage id={label} />
        <RelativeTime iso={request.createdAt} />
      </p>
      <h3 dir="auto" className="mt-1 font-semibold wrap-anywhere">
        {requestTitle(intl, locale, request)}
      </h3>
      <p
        dir="auto"
        lang={request.locale}
        className="mt-1 line-clamp-6 text-sm whitespace-pre-wrap text-ink-2 wrap-anywhere"
      >
        {request.message}
      </p>
    </section>
  );
}
