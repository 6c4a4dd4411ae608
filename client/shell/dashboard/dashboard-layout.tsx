import { FormattedMessage } from "react-intl";
import { Outlet, redirectDocument } from "react-router";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { PageFailure } from "../page-failure.tsx";
import { pageRequest } from "../../platform/request.ts";
import { readViewer } from "../../platform/session/read-viewer.server.ts";
import { signInFor } from "../../platform/session/sign-in-for.ts";
import { ViewerProvider } from "../../platform/session/viewer.tsx";
import type { Route } from "./+types/dashboard-layout";

export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, url }, next) => {
    const { session } = context.get(pageRequest);
    if (!(await session())) throw redirectDocument(signInFor(url.pathname + url.search));
    return next();
  },
];

export const loader = ({ context }: Route.LoaderArgs) => readViewer(context);

// When roles change, the session's sockets are closed and the next request shows it; until then
// nothing is refetched.
export const shouldRevalidate = () => false;

/** The screens render in the browser: until then there is their frame. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader();
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <DashboardFrame>
      <noscript>
        <p className="py-10 text-lg">
          <FormattedMessage id="dashboard.needsScript" />
        </p>
      </noscript>
    </DashboardFrame>
  );
}

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ViewerProvider account={loaderData}>
      <Outlet />
    </ViewerProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <DashboardFrame>
      <PageFailure error={error} />
    </DashboardFrame>
  );
}
