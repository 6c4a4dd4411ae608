import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import { useIntl } from "react-intl";
import { IconButton } from "../../../ui/icon-button.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { Popover } from "../../../ui/popover.tsx";

const ChatSettingsPanel = lazyPart(
  async () => (await import("./chat-settings-panel.tsx")).ChatSettingsPanel,
  <div aria-busy="true" className="h-64" />,
);

/** A button above the list that opens the settings for all conversations. */
export function ChatSettings() {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "chat.settings.all" });
  return (
    <Popover
      label={label}
      align="end"
      className="w-[336px]"
      button={<IconButton icon={IconSettings} label={label} />}
    >
      <ChatSettingsPanel />
    </Popover>
  );
}
