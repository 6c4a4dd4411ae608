import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { ListedApplicationFragment as Listed } from "./application.generated.ts";
import { canMove, type StaffStage, STAGES } from "./stages.ts";

interface Carried {
  application: Listed;
  /** The column it would be put in */
  to: StaffStage;
  /** Where the pointer is; undefined if it is carried by keyboard */
  at?: { x: number; y: number };
}

/** How far the pointer goes before it is a drag, in px */
const SLACK = 6;

/** The stage of the column at a point. */
function stageAt(x: number, y: number): StaffStage | undefined {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-stage]");
  return STAGES.find((stage) => stage === column?.dataset["stage"]);
}

/** Carrying cards between columns, by pointer or by keyboard. */
export function useBoardDrag(onMove: (application: Listed, stage: StaffStage) => void) {
  const [carried, setCarried] = useState<Carried>();
  const pressed = useRef<{ id: string; x: number; y: number }>(undefined);
  const drop = () => {
    setCarried(undefined);
    if (carried && carried.to !== carried.application.stage) {
      onMove(carried.application, carried.to);
    }
  };
  const from = ({ stage }: Listed): StaffStage =>
    STAGES.find((each) => each === stage) ?? "APPLIED";

  return {
    carried,
    /** Spread on the card of an application. */
    card: (application: Listed) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const isControl = (event.target as Element).closest("button");
        if (event.button !== 0 || event.pointerType === "touch" || isControl) return;
        if (!canMove(application)) return;
        pressed.current = { id: application.id, x: event.clientX, y: event.clientY };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const start = pressed.current;
        if (start?.id !== application.id) return;
        const { clientX: x, clientY: y } = event;
        const isDrag = Math.hypot(x - start.x, y - start.y) > SLACK;
        if (!carried && !isDrag) return;
        if (!carried) event.currentTarget.setPointerCapture(event.pointerId);
        const to = stageAt(x, y) ?? carried?.to ?? from(application);
        setCarried({ application, to, at: { x, y } });
      },
      onPointerUp() {
        pressed.current = undefined;
        if (carried?.at) drop();
      },
      onPointerCancel() {
        pressed.current = undefined;
        setCarried(undefined);
      },
      // the end of a drag is not a click on the link in the card
      onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
        if (!carried?.at) return;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
    /** Handles a key on a focused card; whether it was one of carrying. */
    press(event: KeyboardEvent<HTMLElement>, application: Listed): boolean {
      const isCarried = carried?.application.id === application.id;
      if (!isCarried) {
        if (event.key !== " " || !canMove(application)) return false;
        setCarried({ application, to: from(application) });
        return true;
      }
      if (event.key === " " || event.key === "Enter") drop();
      else if (event.key === "Escape") setCarried(undefined);
      else {
        const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
        const by = { ArrowRight: forward, ArrowLeft: -forward }[event.key];
        const next = by && STAGES[STAGES.indexOf(carried.to) + by];
        if (next) setCarried({ application, to: next });
      }
      return true;
    },
    cancel: () => setCarried(undefined),
  };
}
