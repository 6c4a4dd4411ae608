const OKLCH = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;

/** A drawing with its colours as hexadecimal RGB: what makes bitmaps of SVG does not know oklch. */
export const rgbColors = (svg: string): string =>
  svg.replace(OKLCH, (_, ...[lightness, chroma, hue]: string[]) =>
    hexOf(Number(lightness), Number(chroma), Number(hue)),
  );

/** The conversion of CSS Color 4, section 18; what RGB does not have is cut off. */
function hexOf(lightness: number, chroma: number, degrees: number): string {
  const hue = (degrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(byteOf).join("")}`;
}

function byteOf(linear: number): string {
  const value = Math.min(Math.max(linear, 0), 1);
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}
