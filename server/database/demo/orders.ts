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
];
