import { useEffect } from "react";
import { useNavigate } from "react-router";

/** In the place of a screen: leads to another one, which takes its place in the history. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
