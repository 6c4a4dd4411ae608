import { useApolloClient } from "@apollo/client/react";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import IconBellRinging from "@tabler/icons-react/dist/esm/icons/IconBellRinging.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useViewer } from "../../platform/session/viewer.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import { UnwatchProductDocument, WatchProductDocument } from "./watch-product.generated.ts";

interface WatchButtonProps {
  product: { id: string; name: string; isWatched: boolean };
  /** On a card there is room for its icon alone */
  isSmall?: boolean;
}

/** Of what is sold out: whether the viewer is notified once it is in stock again. For members. */
export function WatchButton({ product: { id, name, isWatched }, isSmall }: WatchButtonProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const { member } = useViewer();
  const [pending, setPending] = useState(false);
  if (!member) return null;
  const toggle = async () => {
    setPending(true);
    try {
      const mutation = isWatched ? UnwatchProductDocument : WatchProductDocument;
      await client.mutate({ mutation, variables: { id } });
      const done = isWatched ? "shop.watch.ended" : "shop.watch.done";
      snackbar({ text: intl.formatMessage({ id: done }, { name }), tone: "good" });
    } catch (cause) {
      failureSnackbar(intl, cause);
    }
    setPending(false);
  };
  const Icon = isWatched ? IconBellRinging : IconBell;
  if (isSmall) {
    return (
      <IconButton
        variant="soft"
        size={36}
        icon={Icon}
        label={intl.formatMessage({ id: "shop.watch.of" }, { name })}
        aria-pressed={isWatched}
        disabled={pending}
        onClick={() => void toggle()}
      />
    );
  }
  return (
    <Button
      variant="outline"
      size={44}
      aria-pressed={isWatched}
      pending={pending}
      className="justify-self-start"
      onClick={() => void toggle()}
    >
      <Icon size={19} aria-hidden="true" />
      <FormattedMessage id={isWatched ? "shop.watch.on" : "shop.watch"} />
    </Button>
  );
}
