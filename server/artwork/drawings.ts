import { type Drawing, range, type Tones } from "./drawing.ts";
import { glyphs } from "./glyphs.ts";
import { scenes } from "./scenes.ts";

const domes: Drawing = ({ main, second, deep }) => `
  <circle cx="270" cy="150" r="120" fill="${main}"/>
  <circle cx="150" cy="190" r="100" fill="${second}"/>
  <path d="M0 260a130 130 0 0 1 260 0z" fill="${deep}"/>
  <circle cx="318" cy="62" r="26" fill="${deep}"/>`;

const bars: Drawing = ({ main, second, deep }) => {
  const skyline = range(7).map((index) => {
    const top = 200 - ((index * 53) % 150);
    const fill = [main, second, deep][index % 3];
    return `<rect x="${index * 58}" y="${top}" width="58" height="260" fill="${fill}"/>`;
  });
  return `${skyline.join("")}<circle cx="90" cy="66" r="34" fill="${second}"/>`;
};

const rings: Drawing = ({ main, second, deep }) => {
  const circles = [deep, second, main, second, main].map(
    (stroke, index) => `<circle cx="120" cy="260" r="${40 + index * 46}" stroke="${stroke}"/>`,
  );
  return `
  <g fill="none" stroke-width="22">${circles.join("")}</g>
  <circle cx="318" cy="80" r="36" fill="${deep}"/>`;
};

const waves: Drawing = ({ main, second, deep }) => `
  <path d="M0 170C80 110 130 230 210 160S340 90 400 140V260H0z" fill="${main}"/>
  <path d="M0 205C90 160 150 260 240 200s110-30 160-20v80H0z" fill="${second}"/>
  <path d="M0 238c100-30 180 30 400-10v40H0z" fill="${deep}"/>
  <circle cx="300" cy="70" r="38" fill="${deep}"/>`;

const quarters: Drawing = ({ main, second, ground, deep }) => {
  const shapes = [
    "M0 0h100A100 100 0 0 1 0 100z",
    "M100 0v100A100 100 0 0 1 0 0z",
    "M0 100V0a100 100 0 0 1 100 100z",
    "M50 10a40 40 0 1 0 .1 0z",
  ];
  const tiles = range(12).map((index) => {
    const [column, row] = [Math.floor(index / 3), index % 3];
    const fill = [main, second, deep][(column + row * 2) % 3];
    const shape = (column * 5 + row * 3) % 4;
    // Slightly larger than its cell, otherwise the background shows between two tiles
    const place = `translate(${column * 100} ${row * 87 - 1}) scale(1.004 .874)`;
    const tile = shape === 3 ? `<rect width="100.5" height="101" fill="${fill}"/>` : "";
    const ink = shape === 3 ? ground : fill;
    return `<g transform="${place}">${tile}<path d="${shapes[shape]}" fill="${ink}"/></g>`;
  });
  return tiles.join("");
};

const stillLife: Drawing = ({ main, second, deep }) => `
  <circle cx="200" cy="110" r="136" fill="${main}" opacity=".42"/>
  <rect y="196" width="400" height="64" fill="${main}"/>
  <g transform="translate(16 24) scale(.9)">
    <path d="M118 206c-26-40-18-78 4-92V74h44v40c22 14 30 52 4 92z" fill="${deep}"/>
    <path d="M144 74C138 40 112 30 96 34c4 22 22 38 48 40z" fill="${second}"/>
    <path d="M146 74c0-40 26-58 46-58 2 28-16 52-46 58z" fill="${second}"/>
    <circle cx="248" cy="172" r="36" fill="${second}"/>
    <circle cx="306" cy="184" r="24" fill="${deep}"/>
    <path d="M248 138c4-12 12-16 20-16" fill="none" stroke="${deep}" stroke-width="5"
      stroke-linecap="round"/>
  </g>`;

const code: Drawing = ({ main, second, ground, deep }) => `
  <rect x="52" y="44" width="296" height="180" rx="12" fill="${deep}"/>
  <rect x="52" y="44" width="296" height="30" rx="12" fill="${second}"/>
  <circle cx="72" cy="59" r="5" fill="${ground}"/>
  <circle cx="90" cy="59" r="5" fill="${ground}"/>
  <rect x="76" y="98" width="120" height="12" rx="6" fill="${main}"/>
  <rect x="96" y="122" width="160" height="12" rx="6" fill="${ground}"/>
  <rect x="96" y="146" width="84" height="12" rx="6" fill="${second}"/>
  <rect x="76" y="170" width="60" height="12" rx="6" fill="${main}"/>
  <circle cx="330" cy="206" r="52" fill="${main}"/>
  <path d="m308 206 16 16 30-32" fill="none" stroke="${deep}" stroke-width="9"
    stroke-linecap="round" stroke-linejoin="round"/>`;

/** The drawings whose only parameter is a hue. */
export const drawings: ReadonlyMap<string, Drawing> = new Map(
  Object.entries({ domes, bars, rings, waves, quarters, "still-life": stillLife, code, ...scenes }),
);

function outline(message: string, x: number, y: number, size: number, fill: string): string {
  const place = `translate(${x} ${y}) scale(${size / 1000})`;
  return `<path transform="${place}" d="${glyphs.get(message)?.path}" fill="${fill}"/>`;
}

/** One letter between baseline and x-height, or null if there is no outline for it. */
export function message(character: string, { main, second, deep }: Tones): string | null {
  const size = 226;
  const outlined = glyphs.get(character);
  if (!outlined) return null;
  const start = Math.round(205 - (outlined.advance * size) / 2000);
  return `
  <circle cx="318" cy="60" r="34" fill="${second}"/>
  ${outline(character, start, 214, size, deep)}
  <path d="M0 213h400" stroke="${main}" stroke-width="3"/>
  <path d="M0 92h400" stroke="${main}" stroke-width="3" stroke-dasharray="3 9"/>`;
}

/** The wide banner of a type designer, 1160 × 220. */
export function alphabet({ main, second, deep }: Tones): string {
  const line = [
    outline("a", 250, 160, 190, deep),
    outline("R", 382, 160, 190, second),
    outline("9", 534, 160, 190, main),
    outline("ø", 666, 160, 190, deep),
    outline("g", 808, 160, 190, second),
    outline("&", 946, 160, 190, main),
  ];
  return `
  <path d="M0 58h1160" stroke="${main}" stroke-width="3" stroke-dasharray="3 9"/>
  <path d="M0 160h1160" stroke="${main}" stroke-width="3"/>
  ${line.join("")}`;
}
