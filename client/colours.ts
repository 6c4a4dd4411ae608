export type Rgb = [number, number, number];

/** Linear sRGB of a token's value: #fff, oklch(), var(), calc() and light-dark(). */
export function toRgb(value: string, tokens: Map<string, string>, dark: boolean): Rgb {
  const flat = resolve(value, tokens, dark);
  if (flat === "#fff") return [1, 1, 1];
  const parts = flat.match(/^oklch\((.+)\)$/)?.[1]?.split(/\s+(?![^()]*\))/);
  const [lightness, chroma, hue] = (parts ?? []).map(number);
  if (lightness === undefined || chroma === undefined || hue === undefined) {
    throw new Error(`Not a colour: ${value}`);
  }
  return oklchToLinear(lightness, chroma, hue);
}

/** WCAG's contrast ratio of two opaque colours. */
export function contrast(one: Rgb, other: Rgb) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** A background with a share of another colour over it, mixed as screens do: gamma-encoded. */
export function blend(ground: Rgb, over: Rgb, share: number): Rgb {
  const mix = (one: number, other: number) =>
    decoded(encoded(one) * (1 - share) + encoded(other) * share);
  return [mix(ground[0], over[0]), mix(ground[1], over[1]), mix(ground[2], over[2])];
}

const encoded = (channel: number) =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
const decoded = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function luminance([red, green, blue]: Rgb) {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function resolve(value: string, tokens: Map<string, string>, dark: boolean): string {
  const text = value.replace(/\s+/g, " ").trim();
  const either = text.match(/^light-dark\( ?(.+?\)|#fff), ?(.+?) ?\)$/);
  if (either) return resolve((dark ? either[2] : either[1]) ?? "", tokens, dark);
  const next = text.replace(
    /var\((--[\w-]+)(?:, ?([^)]+))?\)/,
    (_, name: string, other: string) => {
      return tokens.get(name) ?? other;
    },
  );
  return next === text ? text : resolve(next, tokens, dark);
}

/** "0.17", or calc() with one operation. */
function number(text: string) {
  const sum = text.match(/^calc\((-?[\d.]+) ([*+-]) (-?[\d.]+)\)$/);
  if (!sum) return Number(text);
  const [left, right] = [Number(sum[1]), Number(sum[3])];
  if (sum[2] === "*") return left * right;
  return sum[2] === "+" ? left + right : left - right;
}

/** Björn Ottosson's matrices; colours outside sRGB are clipped, the worst that screens do. */
function oklchToLinear(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
