import type {
  BillingAddress,
  Coupon,
  OrderDelivery,
  ShippingOption,
} from "../../../schema/orders/index.ts";

export interface DemoOrder {
  member: string;
  billing: { name: string; street: string; postalCode: string; city: string; country: string };
  lines: { product: string; size?: string; quantity: number }[];
  total: number;
  daysAgo: number;
  couponCode?: string;
  isShipped?: boolean;
  isPacked?: boolean;
  /** How many days after it was placed */
  paidAfter?: number;
  delivery?: OrderDelivery;
  review?: { rating: number; content: string; answer: string };
}

export const coupon: Pick<Coupon, "code" | "percent" | "limit"> = {
  code: "MORKETID",
  percent: 10,
  limit: 200,
};

export const shippingOptions: Pick<ShippingOption, "name" | "description" | "price" | "taxRate">[] =
  [
    {
      name: { en: "Post, in a tube", fr: "Poste, en tube", no: "Post, i rør" },
      description: {
        en: "Three to five working days",
        fr: "Trois à cinq jours ouvrés",
        no: "Tre til fem virkedager",
      },
      price: 9_00,
      taxRate: 2_500,
    },
    {
      name: { en: "Courier", fr: "Coursier", no: "Bud" },
      description: {
        en: "The next working day, with a signature",
        fr: "Le jour ouvré suivant, contre signature",
        no: "Neste virkedag, mot signatur",
      },
      price: 24_00,
      taxRate: 2_500,
    },
  ];

const elias = {
  name: "Elias Nygaard",
  street: "Strandgata 22",
  postalCode: "9008",
  city: "Tromsø",
  country: "NO",
};

const noah = {
  name: "Noah Weiss",
  street: "Lindengasse 14/7",
  postalCode: "1070",
  city: "Wien",
  country: "AT",
};

const buyers: Record<string, DemoOrder["billing"]> = {
  "amara-okafor": {
    name: "Amara Okafor",
    street: "Prinsens gate 12",
    postalCode: "0152",
    city: "Oslo",
    country: "NO",
  },
  "sofia-lindqvist": {
    name: "Sofia Lindqvist",
    street: "Götgatan 40",
    postalCode: "118 26",
    city: "Stockholm",
    country: "SE",
  },
  "mathis-laurent": {
    name: "Mathis Laurent",
    street: "3 rue des Capucins",
    postalCode: "69001",
    city: "Lyon",
    country: "FR",
  },
};

const addressOf = ({ name: receiver, ...rest }: DemoOrder["billing"]) => ({ receiver, ...rest });

export const addresses: ({ member: string } & Pick<
  BillingAddress,
  "receiver" | "street" | "postalCode" | "city" | "country"
>)[] = [
  { member: "elias-nygaard", ...addressOf(elias) },
  { member: "noah-weiss", ...addressOf(noah) },
];

export const orders: DemoOrder[] = [
  {
    member: "noah-weiss",
    billing: noah,
    lines: [{ product: "Skur, in the rain", size: "30 × 40 cm", quantity: 1 }],
    total: 62_00,
    daysAgo: 24,
    paidAfter: 1,
    isShipped: true,
    isPacked: true,
    delivery: { carrier: "Posten", tracking: "70300142" },
    review: {
      rating: 5,
      content:
        "The blacks are deep, and the paper is as heavy as promised. It came in a tube that nothing could have bent.",
      answer: "Thank you, Noah. We will tell the printer about the tube.",
    },
  },
  {
    member: "elias-nygaard",
    billing: elias,
    lines: [
      { product: "Skur, in the rain", size: "30 × 40 cm", quantity: 2 },
      { product: "Fjordgrotesk", quantity: 1 },
    ],
    total: 172_80,
    daysAgo: 3,
    couponCode: "MORKETID",
    isShipped: true,
    isPacked: true,
  },
  {
    member: "elias-nygaard",
    billing: elias,
    lines: [{ product: "Havn Mono", quantity: 1 }],
    total: 55_00,
    daysAgo: 1,
  },
  ...digital([
    ["amara-okafor", "Nordlys Serif", 110_00, 71],
    ["sofia-lindqvist", "Vinterlys", 30_00, 64],
    ["amara-okafor", "Blekk", 24_00, 58],
    ["mathis-laurent", "Fjordgrotesk", 76_00, 55],
    ["sofia-lindqvist", "Havn Mono", 55_00, 47],
    ["mathis-laurent", "Vinterlys", 30_00, 41],
    ["amara-okafor", "Fjordgrotesk", 76_00, 38],
    ["sofia-lindqvist", "Nordlys Serif", 110_00, 29],
    ["mathis-laurent", "Havn Mono", 55_00, 22],
    ["amara-okafor", "Vinterlys", 30_00, 19],
    ["sofia-lindqvist", "Fjordgrotesk", 76_00, 15],
    ["mathis-laurent", "Nordlys Serif", 110_00, 11],
    ["amara-okafor", "One-page portfolio", 38_00, 9],
    ["sofia-lindqvist", "Blekk", 24_00, 6],
    ["mathis-laurent", "Fjordgrotesk", 76_00, 4],
    ["amara-okafor", "Nordlys Serif", 110_00, 2],
    ["sofia-lindqvist", "Vinterlys", 30_00, 0],
  ]),
];

/** Files that were bought, and paid on the day. */
function digital(
  bought: readonly (readonly [member: string, product: string, total: number, daysAgo: number])[],
): DemoOrder[] {
  return bought.map(([member, product, total, daysAgo]) => ({
    member,
    total,
    daysAgo,
    billing: buyers[member] ?? noah,
    lines: [{ product, quantity: 1 }],
    paidAfter: 0,
  }));
}
