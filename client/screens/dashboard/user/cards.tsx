import { MemberListScreen } from "./member-list-screen.tsx";

export default function UserCardsScreen() {
  return <MemberListScreen view="cards" />;
}

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
