import { Field, InputType, ObjectType } from "type-graphql";
import { countryCode, email, line, text } from "../foundation/input.ts";
import { inputField } from "../foundation/input-field.ts";

@ObjectType({
  description:
    "Who a document is from or to, as it was then: later changes of an address do not change it.",
})
export class Party {
  @Field(() => String, { simple: true }) name!: string;
  @Field(() => String, { simple: true, nullable: true }) company?: string | null;
  @Field(() => String, { simple: true, nullable: true, description: "One or two lines." })
  street?: string | null;
  @Field(() => String, { simple: true, nullable: true }) postalCode?: string | null;
  @Field(() => String, { simple: true, nullable: true }) city?: string | null;
  @Field(() => String, { simple: true, nullable: true, description: "ISO 3166-1 alpha-2." })
  country?: string | null;
  @Field(() => String, { simple: true, nullable: true }) email?: string | null;
  @Field(() => String, { simple: true, nullable: true }) phone?: string | null;
  @Field(() => String, { simple: true, nullable: true, description: "The VAT number." })
  vatId?: string | null;
}

const street = () =>
  text(160)
    .refine((value) => value.split("\n").length <= 2, "At most 2 lines")
    .meta({ description: "1 to 160 characters, one or two lines.", maxLength: 160 });

@InputType()
export class PartyInput implements Party {
  @inputField(line(120), { required: true }) name!: string;
  @inputField(line(120), { nullable: true }) company?: string | null;
  @inputField(street(), { nullable: true }) street?: string | null;
  @inputField(line(20), { nullable: true }) postalCode?: string | null;
  @inputField(line(80), { nullable: true }) city?: string | null;
  @inputField(countryCode(), { nullable: true }) country?: string | null;
  @inputField(email(), { nullable: true }) email?: string | null;
  @inputField(line(40), { nullable: true }) phone?: string | null;
  @inputField(line(40), { nullable: true, description: "The VAT number." }) vatId?: string | null;
}

@ObjectType({ description: "Who sells: the party with the account that is paid to." })
export class Seller extends Party {
  @Field(() => String, { simple: true, nullable: true }) iban?: string | null;
  @Field(() => String, { simple: true, nullable: true }) bic?: string | null;
  @Field(() => String, {
    simple: true,
    nullable: true,
    description: "The number in the register of companies.",
  })
  registration?: string | null;
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u;

/** The check digits of ISO 7064: letters count from 10, and the whole leaves 1. */
function hasCheckDigits(iban: string): boolean {
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (letter) =>
    Number.parseInt(letter, 36),
  );
  return BigInt(digits.join("")) % 97n === 1n;
}

const iban = () =>
  line(42)
    .transform((value) => value.replaceAll(" ", "").toUpperCase())
    .refine((value) => !value || (IBAN.test(value) && hasCheckDigits(value)), "Not valid")
    .meta({ description: "An IBAN.", maxLength: 42 });

const bic = () =>
  line(11)
    .transform((value) => value.toUpperCase())
    .refine((value) => !value || /^[A-Z0-9]{8}([A-Z0-9]{3})?$/u.test(value), "Not valid")
    .meta({ description: "A BIC, 8 or 11 characters.", maxLength: 11 });

@InputType()
export class SellerInput extends PartyInput implements Seller {
  @inputField(iban(), { nullable: true }) iban?: string | null;
  @inputField(bic(), { nullable: true }) bic?: string | null;
  @inputField(line(60), { nullable: true }) registration?: string | null;
}

const EMPTY = {
  name: "",
  company: null,
  street: null,
  postalCode: null,
  city: null,
  country: null,
  email: null,
  phone: null,
  vatId: null,
};

/** A party as it is stored: nothing is missing, what is not known is null. */
export const partyOf = (known: Partial<Party> = {}): Party => Object.assign({ ...EMPTY }, known);

const ON_A_LETTER = ["name", "company", "street", "postalCode", "city", "country"] as const;

/** Whether a letter to both has the same address. */
export const isSameAddress = (one: Party, other: Party): boolean =>
  ON_A_LETTER.every((part) => (one[part] ?? "") === (other[part] ?? ""));

export const sellerOf = (known: Partial<Seller> = {}): Seller =>
  Object.assign({ ...EMPTY, iban: null, bic: null, registration: null }, known);
