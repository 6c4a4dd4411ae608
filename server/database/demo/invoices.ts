import { Locale } from "../../../schema/foundation/locale.ts";
import { InvoiceStatus, InvoiceUnit } from "../../../schema/invoices/index.ts";
import type { Party } from "../../../schema/pricing/party.ts";
import { TaxCategory } from "../../../schema/pricing/tax-category.ts";

export const SELLER = {
  name: "Studio Nord AS",
  street: "Markveien 35",
  postalCode: "0554",
  city: "Oslo",
  country: "NO",
  email: "post@studionord.example",
  vatId: "NO918273645MVA",
  iban: "NO9386011117947",
  registration: "918 273 645",
};

interface DemoItem {
  title: string;
  description?: string;
  service: string;
  quantity?: string;
  unit?: InvoiceUnit;
  unitPrice: number;
  taxRate?: number;
  taxCategory?: TaxCategory;
}

/** An invoice, in days from today. */
export interface DemoInvoice {
  to: Partial<Party> & { name: string };
  /** The handle of the member who may read it. */
  customer?: string;
  locale: Locale;
  currency?: string;
  status: InvoiceStatus;
  issued: number;
  due: number;
  sent: number;
  pricesIncludeTax?: boolean;
  discount?: number;
  taxReason?: string;
  note?: string;
  items: DemoItem[];
  /** What was paid, and when. */
  payments?: {
    amount: number;
    on: number;
    method: "card" | "transfer" | "manual";
    text?: string;
  }[];
  /** The place of the line that was credited today. */
  credited?: number;
  /** Reminders of what is late. */
  reminders?: number;
}

/** The invoices of a small studio, oldest first. */
export const invoices: readonly DemoInvoice[] = [
  {
    to: {
      name: "Silje Kraft",
      company: "Nordre Kraftlag",
      street: "Kaigata 4",
      postalCode: "8300",
      city: "Svolvær",
      country: "NO",
      email: "faktura@nordrekraftlag.example",
    },
    locale: Locale.no,
    status: InvoiceStatus.UNCOLLECTIBLE,
    issued: -81,
    due: -67,
    sent: 3,
    items: [{ title: "Ikonsett, 120 ikoner", service: "Illustrasjon", unitPrice: 1_920_000 }],
    reminders: 3,
  },
  {
    to: {
      name: "Tomás Silva",
      street: "Strandveien 20",
      postalCode: "9008",
      city: "Tromsø",
      country: "NO",
      email: "tomas.silva@mail.example",
    },
    locale: Locale.en,
    status: InvoiceStatus.VOID,
    issued: -59,
    due: -45,
    sent: 1,
    items: [{ title: "Portrait session", service: "Photo", unitPrice: 500_000 }],
  },
  {
    to: {
      name: "Anne Lund",
      company: "Kulturhuset Bodø",
      street: "Storgata 7",
      postalCode: "8006",
      city: "Bodø",
      country: "NO",
      email: "post@kulturhusetbodo.example",
    },
    locale: Locale.no,
    status: InvoiceStatus.PAID,
    issued: -52,
    due: -38,
    sent: 1,
    items: [
      {
        title: "Årsrapport",
        description: "Omslag, sats og figurer, 64 sider",
        service: "Trykk",
        unitPrice: 4_160_000,
      },
    ],
    payments: [{ amount: 5_200_000, on: -4, method: "manual" }],
  },
  {
    to: {
      name: "Elias Nygaard",
      company: "Bokhandelen Nygaard",
      street: "Torggata 11",
      postalCode: "0181",
      city: "Oslo",
      country: "NO",
      email: "elias@nygaardbok.example",
    },
    customer: "elias-nygaard",
    locale: Locale.no,
    status: InvoiceStatus.OPEN,
    issued: -50,
    due: -36,
    sent: 2,
    items: [{ title: "Vindusplakater", service: "Trykk", quantity: "12", unitPrice: 126_000 }],
    reminders: 3,
  },
  {
    to: {
      name: "Noah Weiss",
      company: "Weiss & Töchter OG",
      street: "Lindengasse 38",
      postalCode: "1070",
      city: "Vienna",
      country: "AT",
      email: "buchhaltung@weiss-toechter.example",
    },
    customer: "noah-weiss",
    locale: Locale.en,
    status: InvoiceStatus.OPEN,
    issued: -23,
    due: -9,
    sent: 1,
    items: [
      {
        title: "Shop relaunch, retainer",
        service: "Web",
        quantity: "20",
        unit: InvoiceUnit.HOUR,
        unitPrice: 125_000,
      },
    ],
    reminders: 1,
  },
  {
    to: {
      name: "Marit Eidissen",
      company: "Hurtigbåt Lofoten AS",
      street: "Havnegata 2",
      postalCode: "8300",
      city: "Svolvær",
      country: "NO",
      email: "post@hurtigbatlofoten.example",
      vatId: "NO927604118MVA",
    },
    locale: Locale.en,
    status: InvoiceStatus.OPEN,
    issued: -10,
    due: 4,
    sent: 2,
    note: "Thank you for the boat trip.",
    items: [
      {
        title: "Brand identity, part 2 of 3",
        description: "Signs, letterheads and the boat’s livery, after the decision of 3 November",
        service: "Identity",
        unitPrice: 5_800_000,
      },
      {
        title: "Workshop with the crew",
        description: "Half a day in Svolvær, two people",
        service: "Identity",
        unitPrice: 760_000,
      },
      {
        title: "Travel",
        description: "Oslo–Leknes and back, rail and boat",
        service: "Travel",
        quantity: "2",
        unitPrice: 110_000,
      },
    ],
    payments: [{ amount: 4_000_000, on: -2, method: "transfer", text: "KID 0026 0184 7" }],
  },
  {
    to: {
      name: "Claire Moreau",
      company: "Atelier Moreau SARL",
      street: "14 rue Oberkampf",
      postalCode: "75011",
      city: "Paris",
      country: "FR",
      email: "compta@ateliermoreau.example",
      vatId: "FR40303265045",
    },
    locale: Locale.fr,
    currency: "EUR",
    status: InvoiceStatus.OPEN,
    issued: -4,
    due: 10,
    sent: 1,
    taxReason: "Autoliquidation",
    items: [
      {
        title: "Forfait animation, novembre",
        service: "Animation",
        unitPrice: 248_000,
        taxCategory: TaxCategory.AE,
      },
    ],
  },
  {
    to: {
      name: "Jonas Berg",
      street: "Storgata 61",
      postalCode: "9008",
      city: "Tromsø",
      country: "NO",
      email: "jonas.berg@mail.example",
    },
    customer: "jonas-berg",
    locale: Locale.en,
    status: InvoiceStatus.PAID,
    issued: -1,
    due: 13,
    sent: 1,
    pricesIncludeTax: true,
    items: [
      {
        title: "Saltstraumen",
        description: "Print, edition of 60",
        service: "Print",
        unitPrice: 115_000,
      },
      {
        title: "Isbre no. 4",
        description: "Print, edition of 40",
        service: "Print",
        unitPrice: 145_000,
      },
    ],
    credited: 1,
    payments: [{ amount: 260_000, on: -1, method: "card", text: "Visa 1881" }],
  },
  {
    to: {
      name: "Fjordkraft Kultur",
      street: "Strandgata 18",
      postalCode: "5004",
      city: "Bergen",
      country: "NO",
      email: "faktura@fjordkraftkultur.example",
      vatId: "NO985116400MVA",
    },
    locale: Locale.no,
    status: InvoiceStatus.DRAFT,
    issued: 0,
    due: 14,
    sent: 0,
    discount: 200_000,
    note: "Takk for i sommer! Neste fase begynner i januar.",
    items: [
      {
        title: "Festivalnettsted, andre fase",
        description: "Program, billetter og sidene til 64 kunstnere",
        service: "Web",
        unitPrice: 4_600_000,
      },
      {
        title: "Fotografering på stedet",
        description: "To dager i august, med kopier til pressen",
        service: "Foto",
        quantity: "2",
        unit: InvoiceUnit.DAY,
        unitPrice: 440_000,
      },
    ],
  },
];
