import { enumType, type EnumOf } from "../foundation/enum-type.ts";

export const TaxCategory = enumType(
  "TaxCategory",
  {
    S: "Standard rate.",
    Z: "Zero rate.",
    E: "Exempt, with a reason.",
    AE: "Reverse charge, with a reason.",
    O: "Not taxable.",
  },
  "As EN 16931 names them. S: standard rate. Z: zero rate. E: exempt, with a reason. AE: reverse charge, with a reason. O: not taxable. All but S have the rate 0.",
);
export type TaxCategory = EnumOf<typeof TaxCategory>;

/** Categories whose breakdown may say why there is no tax. */
export const hasReason = (category: TaxCategory): boolean =>
  needsReason(category) || category === TaxCategory.O;

/** Categories for which a document has to give a reason. */
export const needsReason = (category: TaxCategory): boolean =>
  category === TaxCategory.E || category === TaxCategory.AE;
