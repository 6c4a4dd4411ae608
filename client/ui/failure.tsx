import type { ReactNode } from "react";
import { container } from "./container.ts";
import { Scene, type SceneKind } from "./scene.tsx";
import { PageTitle } from "./page-title.tsx";

interface FailureProps {
  status: number;
  title: string;
  text: string;
  /** One or two buttons that lead away */
  actions: ReactNode;
}

const scenes: Record<number, SceneKind> = { 403: "closed", 404: "missing" };

/** In the place of a whole page: missing, closed or broken. Within one it is `Empty` or `ListFailure`. */
export function Failure({ status, title, text, actions }: FailureProps) {
  return (
    <div
      className={`${container} grid items-center gap-10 py-12 md:min-h-[611px] md:grid-cols-[1fr_1.25fr] md:gap-12`}
    >
      <div>
        {/* The 500 page's title begins with its number (section 2). */}
        {!title.startsWith(`${status}`) && (
          <p className="font-semibold text-primary-strong">{status}</p>
        )}
        <PageTitle size="medium" className="mt-3">
          {title}
        </PageTitle>
        <p className="mt-5 max-w-[27em] text-lg text-ink-2">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
      <Scene kind={scenes[status] ?? "broken"} />
    </div>
  );
}
