import { NobodyChosen } from "../../../features/chat/nobody-chosen.tsx";

export default function NoConversationScreen() {
  return <NobodyChosen />;
}
