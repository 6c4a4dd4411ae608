import type { Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { boolean, enumColumn, manyToOne, model, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";

export const AddressType = enumType("AddressType", {
  HOME: "Where the person lives.",
  OFFICE: "Where they work.",
});
export type AddressType = EnumOf<typeof AddressType>;

@Index({
  name: "billing_addresses_default_unique",
  expression: `create unique index "billing_addresses_default_unique" on "billing_addresses" ("member_id") where "is_default"`,
})
@Index({ properties: ["member", "createdAt", "id"] })
@model({
  table: "billing_addresses",
  audited: false,
  messages: { notFound: "Address not found" },
  description: "An address that a member keeps for the checkout. Nobody else reads it.",
})
export class BillingAddress extends StoredEntity {
  @manyToOne(() => Member, { index: false, deleteRule: "cascade", internal: true })
  member!: Member;

  @text({ description: "The name of the person." })
  receiver!: string;

  @text({ nullable: true })
  company?: string | null;

  @text({ description: "One or two lines." })
  street!: string;

  @text({ nullable: true })
  postalCode?: string | null;

  @text()
  city!: string;

  @text({ description: "ISO 3166-1 alpha-2." })
  country!: string;

  @text({ nullable: true })
  phoneNumber?: string | null;

  @text({ nullable: true, description: "The VAT number." })
  vatId?: string | null;

  @text({
    generated: `(replace("street", chr(10), ', ') || ', ' || coalesce("postal_code" || ' ', '') || "city" || ', ' || "country") stored`,
    description: "Street, postal code, city and country in a line.",
  })
  fullAddress!: Opt<string>;

  @enumColumn(() => AddressType)
  addressType: Opt<AddressType> = AddressType.HOME;

  @boolean({ default: false, description: "Whether the checkout begins with it: one at most." })
  isDefault: Opt<boolean> = false;

  constructor(values: Partial<BillingAddress>) {
    super();
    Object.assign(this, values);
  }
}
