import type { ProductColor } from "../../schema.generated.ts";

export const KINDS = ["PHYSICAL", "DIGITAL", "SERVICE"] as const;
export const STATUSES = ["DRAFT", "PUBLISHED"] as const;

/** The colors with their tints, which are things of the world: the same in the dark. */
export const COLORS: Record<ProductColor, string> = {
  INK: "oklch(0.25 0.02 60)",
  RUST: "oklch(0.59 0.15 45)",
  FJORD: "oklch(0.5 0.1 240)",
  MOSS: "oklch(0.54 0.1 145)",
  SAND: "oklch(0.85 0.06 85)",
  HEATHER: "oklch(0.57 0.11 318)",
};

export const COLOR_NAMES = Object.keys(COLORS) as ProductColor[];

/** Up to so many of a thing are running low (schema/products/product-parts.ts). */
export const LOW_STOCK = 4;
