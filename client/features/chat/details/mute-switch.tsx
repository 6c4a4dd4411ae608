import { FormattedMessage } from "react-intl";
import { Switch } from "../../../kit/switch.tsx";
import { useRoom } from "../room-context.tsx";
import { useParticipation } from "../use-participation.ts";

/** Nothing is heard of it any more: no sound, no number. */
export function MuteSwitch() {
  const change = useParticipation();
  const { conversation } = useRoom();
  return (
    <Switch
      checked={conversation.mine?.isMuted ?? false}
      onChange={({ target }) => void change(conversation.id, { isMuted: target.checked })}
    >
      <FormattedMessage id="chat.muteSwitch" />
    </Switch>
  );
}
