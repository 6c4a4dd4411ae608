import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "../../../ui/button.tsx";
import { Scene } from "../../../ui/scene.tsx";
import { useChat } from "../../../features/chat/chat-context.tsx";

/** Shown next to the list while no conversation is open. */
export default function NoConversationScreen() {
  const intl = useIntl();
  const { panes } = useChat();
  return (
    <>
      <title>{`${intl.formatMessage({ id: "chat.title" })} · Atelier`}</title>
      <meta name="robots" content="noindex" />
      {panes > 1 && (
        <div className="flex min-w-0 flex-1 flex-col items-center justify-center p-10 text-center">
          <div className="w-full max-w-80">
            <Scene kind="empty" />
          </div>
          <h2 className="mt-6 text-xl font-bold">
            <FormattedMessage id="chat.none" />
          </h2>
          <ButtonLink variant="primary" size={44} to="/dashboard/chat/new" className="mt-5">
            <FormattedMessage id="chat.new" />
          </ButtonLink>
        </div>
      )}
    </>
  );
}
