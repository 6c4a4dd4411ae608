import { useNavigate } from "react-router";
import { MemberEditor } from "../../../features/member-edit/member-editor.tsx";
import { NoPermission } from "../../../kit/list/no-permission.tsx";
import { useMay } from "../../../session/viewer.tsx";

export default function NewMemberScreen() {
  const navigate = useNavigate();
  if (!useMay("member:write")) return <NoPermission />;
  return <MemberEditor onCreated={(id) => void navigate(`/dashboard/user/${id}/edit`)} />;
}

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
