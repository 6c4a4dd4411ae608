import { NoSelection } from "../../../features/chat/list/no-selection.tsx";

export default function NoConversationScreen() {
  return <NoSelection />;
}
