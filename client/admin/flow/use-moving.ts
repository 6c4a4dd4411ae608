import { useState } from "react";

/** The stages that things are being moved to, shown until the server has answered. */
export function useMoving<Stage extends string>() {
  const [moving, setMoving] = useState<ReadonlyMap<string, Stage>>(new Map());
  return {
    stageOf: <Own extends string>({ id, stage }: { id: string; stage: Own }): Own | Stage =>
      moving.get(id) ?? stage,
    /** Shows them in a stage while they are moved there. */
    async during(ids: readonly string[], stage: Stage, move: () => Promise<void>): Promise<void> {
      setMoving((before) => new Map([...before, ...ids.map((id) => [id, stage] as const)]));
      try {
        await move();
      } finally {
        setMoving((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
      }
    },
  };
}
