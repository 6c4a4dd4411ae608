import type { EventColor } from "../../schema.generated.ts";
import type { HueName } from "../../ui/hue.tsx";
import type { ShownEvent } from "./shown-event.ts";

export const COLORS = [
  "DEFAULT",
  "BLUE",
  "CYAN",
  "PURPLE",
  "ORANGE",
  "RED",
] as const satisfies readonly EventColor[];

const hues: Record<EventColor, HueName> = {
  DEFAULT: "GREEN",
  BLUE: "BLUE",
  CYAN: "TEAL",
  PURPLE: "PURPLE",
  ORANGE: "ORANGE",
  RED: "RED",
};

export const hueOf = (color: EventColor): HueName => hues[color];

/** Of what comes from elsewhere, the hue of where that is. */
export const hueOfShown = ({ source, event }: ShownEvent): HueName =>
  source?.hue ?? hueOf(event.color);
