import { range } from "./drawing.ts";
import { glyphs } from "./glyphs.ts";

/** A line of outlined letters: a picture in an <img> cannot use the page's font. */
function word(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  tracking = -12,
): string {
  let at = x;
  const outlines = Array.from(text, (character) => {
    const { advance, path } = glyphs.get(character) ?? { advance: 260, path: "" };
    const place = `translate(${at} ${y}) scale(${size / 1000})`;
    at += ((advance + tracking) * size) / 1000;
    return `<path transform="${place}" d="${path}" fill="${fill}"/>`;
  });
  return outlines.join("");
}

const night = "oklch(0.26 0.06 265)";
const ice = "oklch(0.9 0.05 215)";
const sea = "oklch(0.72 0.12 225)";
const warm = "oklch(0.82 0.13 75)";
const line = "oklch(0.42 0.07 262)";

function deck(y: number, name: string, first: number, lit: number): string {
  const cabins = range(13).map((i) => {
    const x = 292 + i * 56;
    const here = i === lit;
    return `<rect x="${x}" y="${y}" width="48" height="52" rx="5" fill="${here ? warm : line}"/>${word(String(first + i), x + (first + i > 9 ? 11 : 17), y + 33, 22, here ? night : ice, 0)}`;
  });
  return word(name, 216, y + 44, 54, ice) + cabins.join("");
}

/** A picture of its own size. */
interface Picture {
  width: number;
  height: number;
  ground: string;
  drawing: string;
}

/** The pictures of one case study: what was drawn for a ferry. */
export const nightFerry: ReadonlyMap<string, Picture> = new Map([
  [
    "fjordlys-night",
    {
      width: 1400,
      height: 620,
      ground: night,
      drawing: `
    <circle cx="1120" cy="150" r="74" fill="${ice}"/><circle cx="1150" cy="132" r="74" fill="${night}"/>
    <path d="M0 372 190 214l120 96 150-150 210 206 120-84 160 96 190-140 260 190v292H0z" fill="oklch(0.33 0.07 262)"/>
    <path d="M262 382h838c-10 52-46 96-104 112H338c-40-26-66-62-76-112z" fill="oklch(0.18 0.05 265)"/><path d="M372 382V318h590l44 64z" fill="${ice}"/><path d="M430 318v-52h420v52z" fill="${sea}"/><path d="M620 266v-70h84v70z" fill="${warm}"/><path d="M620 216h84v18h-84z" fill="${night}"/>
    ${range(18)
      .map(
        (i) =>
          `<rect x="${396 + i * 31}" y="336" width="19" height="24" rx="3" fill="${i % 5 === 2 ? warm : night}"/>`,
      )
      .join("")}
    ${range(12)
      .map(
        (i) =>
          `<rect x="${448 + i * 33}" y="282" width="20" height="20" rx="3" fill="${i === 7 || i === 3 ? warm : night}"/>`,
      )
      .join("")}
    ${range(16)
      .map(
        (i) => `<circle cx="${372 + i * 40}" cy="418" r="7" fill="${i % 4 === 1 ? warm : line}"/>`,
      )
      .join("")}
    <path d="M0 476c58-26 117 26 175 0s117 26 175 0 117 26 175 0 117 26 175 0 117 26 175 0 117 26 175 0 117 26 175 0 117 26 175 0v144H0z" fill="oklch(0.45 0.11 245)"/>
    <path d="M0 536c58-26 117 26 175 0s117 26 175 0 117 26 175 0 117 26 175 0 117 26 175 0 117 26 175 0 117 26 175 0 117 26 175 0v84H0z" fill="oklch(0.36 0.09 250)"/>
    ${range(5)
      .map(
        (i) =>
          `<rect x="${1040 + i * 20}" y="${494 + i * 22}" width="${176 - i * 40}" height="6" rx="3" fill="${ice}" opacity=".8"/>`,
      )
      .join("")}`,
    },
  ],
  [
    "fjordlys-deck",
    {
      width: 1160,
      height: 460,
      ground: night,
      drawing: `
    <path d="M150 60h846c90 30 132 96 150 170-18 74-60 140-150 170H150c-50-40-74-100-74-170s24-130 74-170z" fill="none" stroke="${line}" stroke-width="4"/>
    ${deck(96, "D", 1, 20)}${deck(204, "E", 14, 6)}${deck(312, "F", 27, 20)}
    <path d="M292 178h720" stroke="${warm}" stroke-width="6" stroke-linecap="round"/><path d="M292 286h720" stroke="${sea}" stroke-width="6" stroke-linecap="round"/>
    <path d="M1036 178h34m-12-12 12 12-12 12" fill="none" stroke="${warm}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M268 286h-34m12-12-12 12 12 12" fill="none" stroke="${sea}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
    },
  ],
  [
    "fjordlys-sign",
    {
      width: 560,
      height: 620,
      ground: sea,
      drawing: `
    <rect x="88" y="70" width="384" height="480" rx="30" fill="${night}"/><circle cx="128" cy="110" r="8" fill="${line}"/><circle cx="432" cy="110" r="8" fill="${line}"/><circle cx="128" cy="510" r="8" fill="${line}"/><circle cx="432" cy="510" r="8" fill="${line}"/>
    ${word("E", 134, 246, 150, warm)}${word("20", 128, 450, 250, ice, -20)}<rect x="136" y="480" width="288" height="10" rx="5" fill="${warm}"/>`,
    },
  ],
  [
    "fjordlys-type",
    {
      width: 560,
      height: 620,
      ground: ice,
      drawing: `
    <path d="M0 214h560M0 394h560M0 560h560" stroke="${sea}" stroke-width="3"/><path d="M0 110h560M0 290h560" stroke="${sea}" stroke-width="3" stroke-dasharray="3 9"/>
    ${word("1lI", 44, 214, 190, night, 18)}${word("åøæ", 40, 394, 190, "oklch(0.5 0.14 250)", -20)}${word("4692", 40, 560, 178, night, -14)}`,
    },
  ],
]);
