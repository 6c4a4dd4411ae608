import type { ReactNode } from "react";
import { Scene, type SceneKind } from "./scene.tsx";

interface EmptyProps {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  scene?: SceneKind;
}

/** Shown instead of an empty list, with the next action. */
export function Empty({ title, text, action, scene = "empty" }: EmptyProps) {
  return (
    <div className="mx-auto grid max-w-[860px] items-center gap-8 py-6 md:grid-cols-[1fr_1.1fr] md:gap-12">
      <div>
        <h2 className="text-[1.75rem] leading-[1.15] font-bold tracking-[-0.025em]">{title}</h2>
        <p className="mt-3 text-lg text-ink-2">{text}</p>
        {action && <div className="mt-6 flex flex-wrap gap-3">{action}</div>}
      </div>
      <Scene kind={scene} />
    </div>
  );
}
