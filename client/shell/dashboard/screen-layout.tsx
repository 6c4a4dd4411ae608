import { Outlet } from "react-router";

/** Around each screen of the dashboard: what fails in one is said in its place, and the navigation stays. */
export default function ScreenLayout() {
  return <Outlet />;
}

export { ErrorBoundary } from "../error-boundary.tsx";
