import { useNavigate } from "react-router";
import { MemberEditor } from "../../../features/members/admin/edit/member-editor.tsx";
import { NoPermission } from "../../../ui/list/no-permission.tsx";
import { useMay } from "../../../platform/session/viewer.tsx";

export default function NewMemberScreen() {
  const navigate = useNavigate();
  if (!useMay("member:write")) return <NoPermission />;
  return <MemberEditor onCreated={(id) => void navigate(`/dashboard/user/${id}/edit`)} />;
}
