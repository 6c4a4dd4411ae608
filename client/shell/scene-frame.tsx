import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Logo } from "../ui/logo.tsx";
import { LanguageLinks } from "./language-links.tsx";

interface SceneFrameProps {
  /** The URL of the drawing: beside the text, on narrow screens between its two parts */
  scene: string;
  /** What is above it there */
  head: ReactNode;
  children: ReactNode;
}

/** A page without header and footer: a text with a scene. */
export function SceneFrame({ scene, head, children }: SceneFrameProps) {
  const intl = useIntl();
  const drawing = <use href={`${scene}#scene`} />;
  return (
    <div className="mx-auto grid min-h-dvh max-w-[1440px] gap-8 p-5 lg:grid-cols-2 lg:p-6">
      <div className="flex min-w-0 flex-col justify-between gap-10 lg:ps-[116px]">
        <header className="flex h-11 items-center gap-2.5 text-lg font-bold tracking-tight">
          <Logo /> Atelier
        </header>
        <main>
          {head}
          <svg
            viewBox="0 48 640 480"
            aria-hidden="true"
            className="mt-8 block w-full rounded-panel bg-primary-soft lg:hidden"
          >
            {drawing}
          </svg>
          {children}
        </main>
        <nav
          aria-label={intl.formatMessage({ id: "site.language" })}
          className="flex gap-5 text-sm text-ink-2"
        >
          <LanguageLinks />
        </nav>
      </div>
      <svg
        viewBox="0 -116 640 760"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="size-full rounded-panel bg-primary-soft max-lg:hidden"
      >
        {drawing}
      </svg>
    </div>
  );
}
