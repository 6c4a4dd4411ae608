import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Drawer } from "../../../ui/drawer.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ScrollArea } from "../../../ui/scroll-area.tsx";
import { useChat } from "../chat-context.tsx";
import { DetailsContent } from "./details-content.tsx";

/** Participants, shared content and settings of a conversation. */
export function Details({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { panes } = useChat();
  const title = intl.formatMessage({ id: "chat.details" });
  if (panes < 3) {
    return (
      <Drawer open onClose={onClose} title={title}>
        <div className="-mx-(--pad) -my-5 [--pad:24px] max-md:[--pad:16px]">
          <DetailsContent />
        </div>
      </Drawer>
    );
  }
  return (
    <section
      aria-label={title}
      className="flex min-h-0 w-[280px] shrink-0 flex-col border-s border-line [--pad:20px]"
    >
      <header className="flex h-[72px] shrink-0 items-center justify-between border-b border-line ps-(--pad) pe-3">
        <h2 className="font-bold">
          <FormattedMessage id="chat.details" />
        </h2>
        <IconButton
          label={intl.formatMessage({ id: "chat.details.close" })}
          icon={IconX}
          onClick={onClose}
        />
      </header>
      <ScrollArea className="flex-1">
        <DetailsContent />
      </ScrollArea>
    </section>
  );
}
