import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { Icon as TablerIcon } from "@tabler/icons-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useViewer } from "../../platform/session/viewer.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../ui/toasts/toast-queue.ts";

type Change = TypedDocumentNode<unknown, OperationVariables & { id: string }>;

interface ProductToggleProps {
  product: { id: string; name: string };
  isOn: boolean;
  Icon: TablerIcon;
  /** Adds and removes it */
  changes: { on: Change; off: Change };
  /** The prefix of its messages */
  messages: string;
  /** On a card there is room for its icon alone */
  isSmall?: boolean;
}

/** What a member has of a product for themselves, or not. */
export function ProductToggle(props: ProductToggleProps) {
  const { product, isOn, Icon, changes, messages, isSmall } = props;
  const { id, name } = product;
  const intl = useIntl();
  const client = useApolloClient();
  const { member } = useViewer();
  const [pending, setPending] = useState(false);
  if (!member) return null;
  const text = (key: string) => intl.formatMessage({ id: `${messages}${key}` }, { name });
  const toggle = async () => {
    setPending(true);
    try {
      await client.mutate({ mutation: isOn ? changes.off : changes.on, variables: { id } });
      snackbar({ text: text(isOn ? ".ended" : ".done"), tone: "good" });
    } catch (cause) {
      failureSnackbar(intl, cause);
    }
    setPending(false);
  };
  if (isSmall) {
    return (
      <IconButton
        variant="soft"
        size={36}
        icon={Icon}
        label={text(".of")}
        aria-pressed={isOn}
        disabled={pending}
        onClick={() => void toggle()}
      />
    );
  }
  return (
    <Button
      variant="outline"
      size={44}
      aria-pressed={isOn}
      pending={pending}
      className="justify-self-start"
      onClick={() => void toggle()}
    >
      <Icon size={19} aria-hidden="true" />
      {text(isOn ? ".on" : "")}
    </Button>
  );
}
