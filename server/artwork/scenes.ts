import { type Drawing, range } from "./drawing.ts";

const arches: Drawing = ({ main, second, deep, ground }) =>
  `<rect y="214" width="400" height="46" fill="${second}"/>` +
  range(4)
    .map((i) => {
      const x = 14 + i * 96;
      const fill = [main, second, deep, main][i];
      return `<path d="M${x} 214V108a42 42 0 0 1 84 0v106z" fill="${fill}"/><path d="M${x + 22} 214V112a20 20 0 0 1 40 0v102z" fill="${i === 2 ? main : ground}"/>`;
    })
    .join("") +
  `<circle cx="344" cy="40" r="22" fill="${deep}"/>`;

const steps: Drawing = ({ main, second, deep }) =>
  range(6)
    .map(
      (i) =>
        `<rect x="${i * 68}" y="${216 - i * 34}" width="69" height="260" fill="${[main, second, deep][i % 3]}"/>`,
    )
    .join("") +
  `<circle cx="170" cy="114" r="34" fill="${deep}"/><circle cx="60" cy="60" r="16" fill="${second}"/>`;

const weave: Drawing = ({ main, second, deep, ground }) =>
  `<rect width="400" height="260" fill="${deep}"/>` +
  range(11)
    .map(
      (c) =>
        `<rect x="${c * 40 - 6}" width="31" height="260" fill="${c % 3 === 1 ? ground : main}"/>`,
    )
    .join("") +
  range(7)
    .flatMap((r) =>
      range(11).map((c) =>
        (c + r) % 2
          ? ""
          : `<rect x="${c * 40 - 13}" y="${r * 40 - 6}" width="45" height="31" rx="7" fill="${r % 3 === 2 ? ground : second}"/>`,
      ),
    )
    .join("");

const ferry: Drawing = ({ main, second, deep, ground }) => `
  <circle cx="304" cy="70" r="40" fill="${second}"/>
  <path d="M96 148h190v-26h-22V98h-40V70h-34v28h-66v24H96z" fill="${ground}"/>
  <path d="M96 148h190v-26H96zM124 122h140V98H124z" fill="${main}"/>
  <path d="M190 98V66h34v32z" fill="${deep}"/><path d="M190 80h34v9h-34z" fill="${ground}"/>
  <path d="M62 148h286c-6 26-22 46-44 58H92c-16-14-26-34-30-58z" fill="${deep}"/>
  ${range(9)
    .map((i) => `<circle cx="${112 + i * 21}" cy="168" r="5" fill="${i === 5 ? main : ground}"/>`)
    .join("")}
  ${range(6)
    .map(
      (i) =>
        `<rect x="${110 + i * 29}" y="129" width="16" height="11" rx="2" fill="${i === 2 ? deep : ground}"/>`,
    )
    .join("")}
  <path d="M0 202c34-18 66 18 100 0s66 18 100 0 66 18 100 0 66 18 100 0v58H0z" fill="${main}"/>
  <path d="M0 230c34-18 66 18 100 0s66 18 100 0 66 18 100 0 66 18 100 0v30H0z" fill="${second}"/>`;

const sound: Drawing = ({ main, second, deep }) =>
  range(17)
    .map((i) => {
      const h = 26 + Math.abs(Math.sin(i * 1.27) * 120 + Math.cos(i * 0.6) * 60);
      return `<rect x="${21 + i * 21.4}" y="${130 - h / 2}" width="13" height="${h}" rx="6.5" fill="${i === 8 ? deep : i % 3 ? main : second}"/>`;
    })
    .join("") + `<circle cx="${21 + 8 * 21.4 + 6.5}" cy="228" r="9" fill="${deep}"/>`;

const chart: Drawing = ({ main, second, deep, ground }) => `
  ${range(5)
    .map(
      (i) =>
        `<path d="M40 ${56 + i * 40}h320" stroke="${main}" stroke-width="2" stroke-dasharray="2 8"/>`,
    )
    .join("")}
  <path d="M40 216V150l54 16 54-58 54 34 54-70 54 22 50-42v164z" fill="${main}" opacity=".55"/>
  <path d="M40 216v-22l54-18 54 14 54-52 54 20 54-46 50 14v90z" fill="${second}"/>
  <path d="M40 150l54 16 54-58 54 34 54-70 54 22 50-42" fill="none" stroke="${deep}" stroke-width="6" stroke-linejoin="round"/>
  ${[
    [94, 166],
    [148, 108],
    [202, 142],
    [256, 72],
    [310, 94],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="9" fill="${ground}" stroke="${deep}" stroke-width="5"/>`,
    )
    .join("")}
  <path d="M40 216h320" stroke="${deep}" stroke-width="5"/>`;

const jars: Drawing = ({ main, second, deep, ground }) => `
  <rect y="206" width="400" height="54" fill="${main}"/><circle cx="296" cy="84" r="54" fill="${main}" opacity=".5"/>
  <path d="M56 206c-22-30-20-80 8-98V88h46v20c28 18 30 68 8 98z" fill="${deep}"/>
  <path d="M57 150h64v14H52z" fill="${main}"/>
  <path d="M154 206c-16-60 10-92 34-100V66h36v40c24 8 50 40 34 100z" fill="${second}"/>
  <path d="M188 66h36v12h-36z" fill="${deep}"/><path d="M152 152c30 12 76 12 108 0v14c-30 12-76 12-109 0z" fill="${ground}"/>
  <path d="M286 206c-12-8-16-44-4-60h70c12 16 8 52-4 60z" fill="${deep}"/><path d="M278 146h78v10h-78z" fill="${second}"/>`;

const leaves: Drawing = ({ main, second, deep }) =>
  range(24)
    .map((i) => {
      const [c, r] = [i % 6, Math.floor(i / 6)];
      const turn = ((c * 3 + r * 5) % 4) * 90;
      const fill = [main, second, main, deep, second][(c * 2 + r * 3) % 5];
      return `<g transform="translate(${c * 68 + 30} ${r * 68 + 28}) rotate(${turn})"><path d="M-30 30C-30-10-10-30 30-30 30 10 10 30-30 30z" fill="${fill}"/></g>`;
    })
    .join("");

const frames: Drawing = ({ main, second, deep, ground }) => `
  <rect x="-10" y="42" width="420" height="176" fill="${deep}"/>
  ${range(14)
    .map(
      (i) =>
        `<rect x="${8 + i * 29}" y="52" width="15" height="11" rx="3" fill="${ground}"/><rect x="${8 + i * 29}" y="197" width="15" height="11" rx="3" fill="${ground}"/>`,
    )
    .join("")}
  ${range(3)
    .map(
      (i) =>
        `<g transform="translate(${16 + i * 126} 74)"><rect width="116" height="112" rx="4" fill="${[main, second, main][i]}"/><path d="M0 ${84 - i * 8}c30-24 60 16 116-10v38H0z" fill="${[second, main, second][i]}"/><circle cx="${28 + i * 28}" cy="${46 - i * 8}" r="15" fill="${ground}"/></g>`,
    )
    .join("")}`;

const pixels: Drawing = ({ main, second, deep, ground }) => {
  const square = (x: number, y: number, w: number, h: number, fill: string) =>
    `<rect x="${x * 20}" y="${y * 20}" width="${w * 20}" height="${h * 20}" fill="${fill}"/>`;
  return (
    `<g shape-rendering="crispEdges">` +
    square(13, 2, 3, 1, "#fff") +
    square(12, 3, 5, 1, "#fff") +
    square(1, 6, 4, 1, "#fff") +
    square(2, 5, 2, 1, "#fff") +
    range(20)
      .map((x) => {
        const top = 12 - Math.floor(x / 2.4);
        return (
          square(x, top, 1, 14 - top, main) +
          square(x, top, 1, 0.5, second) +
          (x % 5 === 2 ? square(x, top + 1.5, 1, 0.5, second) : "")
        );
      })
      .join("") +
    range(16)
      .map((x) => square(x + 0.5, 5.6 - x * 0.4, 1, 0.25, deep))
      .join("") +
    square(6.75, 3.2, 0.5, 1, deep) +
    square(5, 4, 4, 3, deep) +
    square(4.5, 4.5, 5, 2, deep) +
    square(5.25, 4.75, 1, 1, ground) +
    square(6.75, 4.75, 1, 1, ground) +
    square(8, 4.75, 1, 1, ground) +
    square(4.5, 6, 5, 0.5, second) +
    square(17, 2, 2, 2.5, second) +
    square(16.5, 1.5, 3, 0.5, deep) +
    square(17.5, 2.75, 0.75, 0.75, ground) +
    `</g>`
  );
};

const sun: Drawing = ({ main, second, deep }) =>
  range(11)
    .map(
      (i) =>
        `<path d="M200 208 ${200 - 330 * Math.cos((i * Math.PI) / 10 - 0.06)} ${208 - 330 * Math.sin((i * Math.PI) / 10 - 0.06)} ${200 - 330 * Math.cos((i * Math.PI) / 10 + 0.06)} ${208 - 330 * Math.sin((i * Math.PI) / 10 + 0.06)}z" fill="${main}"/>`,
    )
    .join("") +
  `<path d="M96 208a104 104 0 0 1 208 0z" fill="${second}"/><path d="M144 208a56 56 0 0 1 112 0z" fill="${deep}"/>
  <rect y="206" width="400" height="54" fill="${main}"/>${range(5)
    .map(
      (i) =>
        `<rect x="${120 + i * 14}" y="${216 + i * 9}" width="${160 - i * 28}" height="5" rx="2.5" fill="${deep}"/>`,
    )
    .join("")}`;

const contours: Drawing = ({ main, second, deep }) => `
  <g fill="none" stroke-width="7" stroke-linejoin="round">
  ${range(6)
    .map(
      (i) =>
        `<path d="M${196 - i * 6} ${136 - i * 21}c${44 + i * 17} ${-8 - i * 3} ${96 + i * 12} ${12 + i * 2} ${92 + i * 17} ${30 + i * 9}s${-52 - i * 13} ${30 + i * 17} ${-98 - i * 15} ${26 + i * 13}-${70 + i * 27}-${16 + i * 6}-${64 + i * 25}-${40 + i * 12} ${26 + i * 5}-${12 + i * 11} ${70 + i * 22}-${16 + i * 10}z" stroke="${[deep, second, main][i % 3]}"/>`,
    )
    .join("")}
  </g><circle cx="226" cy="158" r="10" fill="${deep}"/>`;

const room: Drawing = ({ main, second, deep, ground }) => `
  <path d="M200 24 376 92v110L200 254 24 202V92z" fill="${main}"/><path d="M200 24v132L24 202V92z" fill="${second}"/>
  <path d="M200 156 376 202 200 254 24 202z" fill="${deep}"/>
  <path d="M254 74l84 32v60l-84-24z" fill="${ground}"/><path d="M293 89v64M254 108l84 28" stroke="${main}" stroke-width="5"/>
  <path d="M150 190l94 26 60-18-96-26z" fill="${ground}" opacity=".85"/>
  <path d="M74 128l56-20v64l-56 16z" fill="${deep}"/><path d="M92 196v-34l36-10 20 8v36l-20 10z" fill="${main}"/>`;

const fold: Drawing = ({ main, second, deep, ground }) => `
  <g transform="rotate(-6 200 130)"><path d="M96 14h70v232H96z" fill="${main}"/><path d="M166 14l70 14v232l-70-14z" fill="${second}"/><path d="M236 28l70-14v232l-70 14z" fill="${main}"/>
  <path d="M96 150c40-30 50 30 70 10v86H96z" fill="${deep}"/><path d="M166 160c26-22 44 26 70 18v82l-70-14z" fill="${ground}"/><path d="M236 178c24 4 44-30 70-18v86l-70 14z" fill="${deep}"/>
  <circle cx="201" cy="84" r="30" fill="${ground}"/><rect x="110" y="36" width="40" height="9" fill="${deep}"/><rect x="110" y="53" width="26" height="9" fill="${deep}"/></g>`;

/** Drawings of things, as opposed to patterns. */
export const scenes = {
  arches,
  steps,
  weave,
  ferry,
  sound,
  chart,
  jars,
  leaves,
  frames,
  pixels,
  sun,
  contours,
  room,
  fold,
};
