/** The four tones of a drawing, all derived from one hue. */
export interface Tones {
  main: string;
  second: string;
  ground: string;
  deep: string;
}

/** Returns the SVG elements drawn on the background. */
export type Drawing = (tones: Tones) => string;

export const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
