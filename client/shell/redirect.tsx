import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Redirects to another screen, replacing the history entry. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
