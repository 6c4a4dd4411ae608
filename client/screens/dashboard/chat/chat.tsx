import { Outlet, useLocation } from "react-router";
import { ChatPanes } from "../../../features/chat/chat-panes.tsx";

/** The list of conversations, next to the open one. */
export default function ChatScreen() {
  const { pathname } = useLocation();
  return (
    <ChatPanes isOpen={pathname !== "/dashboard/chat"}>
      <Outlet />
    </ChatPanes>
  );
}
