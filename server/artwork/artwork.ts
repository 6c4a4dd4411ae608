import type { Tones } from "./drawing.ts";
import { alphabet, drawings, message } from "./drawings.ts";
import { nightFerry } from "./night-ferry.ts";

/**
 * Returns the drawing of that name as an SVG document, or null. A name is a family and a hue from 0
 * to 359 (`rings-215`); a letter drawing also names its letter (`letter-75-å`); `alphabet-75` is a
 * wide banner; `fjordlys-night` and its like are pictures with colours of their own. The name may be
 * percent-encoded, as in a URL.
 */
export function artwork(name: string): string | null {
  const own = nightFerry.get(name);
  if (own) return picture(own.width, own.height, own.ground, own.drawing);
  const [, family = "", degrees, character] =
    /^([a-z]+(?:-[a-z]+)?)-(0|[1-9]\d{0,2})(?:-(.+))?$/u.exec(decoded(name)) ?? [];
  const hue = Number(degrees);
  if (!(hue < 360) || (character !== undefined) !== (family === "letter")) return null;
  const tones = tonesOf(hue);
  if (family === "alphabet") return picture(1160, 220, tones.ground, alphabet(tones));
  const drawing =
    character === undefined ? drawings.get(family)?.(tones) : message(character, tones);
  return drawing ? picture(400, 260, tones.ground, drawing) : null;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name).normalize("NFC");
  } catch {
    return "";
  }
}

function tonesOf(hue: number): Tones {
  const turned = (degrees: number) => (hue + degrees) % 360;
  return {
    main: `oklch(0.74 0.13 ${hue})`,
    second: `oklch(0.58 0.14 ${turned(34)})`,
    ground: `oklch(0.88 0.07 ${turned(350)})`,
    deep: `oklch(0.33 0.07 ${turned(60)})`,
  };
}

function picture(width: number, height: number, ground: string, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
  viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">
  <rect width="${width}" height="${height}" fill="${ground}"/>${drawing}
</svg>
`;
}
