import { useApolloClient, useQuery } from "@apollo/client/react";
import IconUserX from "@tabler/icons-react/dist/esm/icons/IconUserX.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmNameDialog } from "../../../ui/confirm-name-dialog.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { ContactPersonDocument, EraseContactPersonDocument } from "./contact-request.generated.ts";
import { requestsAddress } from "./request.ts";

interface ErasePersonProps {
  name: string;
  email: string;
}

/** Deletes everything from an address, after a question that says how much it is, once the name is typed. */
export function ErasePerson({ name, email }: ErasePersonProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const apollo = useApolloClient();
  const [asks, setAsks] = useState(false);
  const { run, clear, pending, error } = useAction();
  const counted = useQuery(ContactPersonDocument, {
    variables: { email },
    skip: !asks,
    fetchPolicy: "network-only",
  });
  const person = counted.data?.contactPerson;

  const erase = () =>
    run(async () => {
      const { data } = await apollo.mutate({
        mutation: EraseContactPersonDocument,
        variables: { email },
      });
      const { requests = 0, comments = 0, mails = 0 } = data?.eraseContactPerson ?? {};
      snackbar({
        text: intl.formatMessage({ id: "requests.erase.done" }, { requests, comments, mails }),
        tone: "good",
      });
      await navigate(requestsAddress);
      apollo.cache.evict({ id: "ROOT_QUERY", fieldName: "contactRequests" });
    });
  return (
    <>
      <Button variant="plain" size={44} className="-ms-3 text-bad!" onClick={() => setAsks(true)}>
        <IconUserX size={19} aria-hidden="true" />
        <FormattedMessage id="requests.erase.label" />
      </Button>
      <ConfirmNameDialog
        open={asks}
        onClose={() => {
          setAsks(false);
          clear();
        }}
        title={intl.formatMessage({ id: "requests.erase.ask" }, { name })}
        text={
          person
            ? intl.formatMessage({ id: "requests.erase.text" }, { email, ...counts(person) })
            : intl.formatMessage({ id: "requests.erase.counting" })
        }
        confirm={intl.formatMessage({ id: "requests.erase.label" })}
        onConfirm={() => void erase()}
        pending={pending}
        name={name}
        disabled={!person}
        error={error ?? (counted.error && problemText(intl, counted.error))}
      />
    </>
  );
}

const counts = ({
  requests,
  comments,
  mails,
}: Record<"requests" | "comments" | "mails", number>) => ({
  requests,
  comments,
  mails,
});
