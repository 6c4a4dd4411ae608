import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../../ui/button.tsx";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { ObjectToProjectRemovalDocument } from "./object-to-removal.generated.ts";

interface ObjectButtonProps {
  removal: { id: string };
  onDone: () => void;
}

/** Makes the viewer an owner again of a project from which another owner removed them. */
export function ObjectButton({ removal: { id }, onDone }: ObjectButtonProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [pending, setPending] = useState(false);
  const object = async () => {
    setPending(true);
    try {
      await apollo.mutate({
        mutation: ObjectToProjectRemovalDocument,
        variables: { id },
        update: (cache) => {
          cache.evict({ id: cache.identify({ __typename: "ProjectRemoval", id }) });
        },
        refetchQueries: "active",
      });
      snackbar({ text: intl.formatMessage({ id: "projects.object.done" }), tone: "good" });
      onDone();
    } catch (cause) {
      failureSnackbar(intl, cause);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="outline" size={36} pending={pending} onClick={() => void object()}>
      <FormattedMessage id="projects.object" />
    </Button>
  );
}
