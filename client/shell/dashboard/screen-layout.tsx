import { Outlet } from "react-router";
import { PlaceTabs } from "./place-tabs.tsx";

/** Around each screen of the dashboard: what fails in one is said in its place, and the navigation stays. */
export default function ScreenLayout() {
  return (
    <>
      <PlaceTabs />
      <Outlet />
    </>
  );
}

export { ErrorBoundary } from "../error-boundary.tsx";
