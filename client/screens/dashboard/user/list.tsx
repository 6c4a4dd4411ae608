import { MemberListScreen } from "./member-list-screen.tsx";

export default function UserListScreen() {
  return <MemberListScreen view="table" />;
}

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
