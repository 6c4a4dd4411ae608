import type { ProductColor } from "../../../schema.generated.ts";

export interface Variant {
  id: string;
  color: ProductColor | null;
  size: string | null;
  /** Null without a limit */
  quantity: number | null;
}

/** The color and size that a buyer has chosen. */
export interface Choice {
  color: ProductColor | null;
  size: string | null;
}

export const isLeft = ({ quantity }: Pick<Variant, "quantity">): boolean => quantity !== 0;

export const variantOf = <V extends Variant>(
  variants: readonly V[],
  { color, size }: Choice,
): V | undefined => variants.find((one) => one.color === color && one.size === size);

/** Whether something of a color is left, in any size. */
export const hasColor = (variants: readonly Variant[], color: ProductColor): boolean =>
  variants.some((one) => one.color === color && isLeft(one));

/** Whether a size is left in the chosen color. */
export const hasSize = (variants: readonly Variant[], size: string, { color }: Choice): boolean =>
  variants.some((one) => one.size === size && one.color === color && isLeft(one));

/** What is chosen at first: the first that is left. */
export function firstChoice(variants: readonly Variant[]): Choice {
  const { color = null, size = null } = variants.find(isLeft) ?? variants[0] ?? {};
  return { color, size };
}

/** Another color in the same size, or in the first one that is left of it. */
export function withColor(
  variants: readonly Variant[],
  { size }: Choice,
  color: ProductColor,
): Choice {
  const ofColor = variants.filter((one) => one.color === color);
  const same = ofColor.find((one) => one.size === size && isLeft(one));
  return same ? { color, size } : firstChoice(ofColor);
}
