import { ProductColor, ProductKind } from "../../../schema/products/index.ts";
import type { DemoCategory } from "./categories.ts";
import type { Text } from "./text.ts";

interface DemoVariant {
  color?: ProductColor;
  size?: string;
  quantity?: number;
}

/** A product of the shop. */
export interface DemoProduct {
  name: string;
  category: string;
  kind: ProductKind;
  subtitle: Text;
  description: Text;
  /** The names of drawings, and what they show. */
  pictures: readonly (readonly [drawing: string, alt: Text])[];
  sku: string;
  /** In cents, with tax. */
  price: number;
  priceSale?: number;
  tags: string[];
  /** Without one it is of the studio itself. */
  seller?: string;
  variants?: DemoVariant[];
  /** The text of the file that buyers receive. */
  file?: string;
  createdAt: string;
  isDraft?: boolean;
}

const { PHYSICAL, DIGITAL, SERVICE } = ProductKind;
const { INK, RUST, FJORD, MOSS, SAND, HEATHER } = ProductColor;

/** What all prices of the demo world contain, in basis points. */
export const TAX_RATE = 2_500;

export const productCategories: (Pick<DemoCategory, "key" | "name" | "slug" | "icon"> & {
  color: DemoCategory["color"];
})[] = [
  {
    key: "shop-fonts",
    name: { en: "Fonts", fr: "Polices", no: "Skrifter" },
    slug: { en: "fonts", fr: "polices", no: "skrifter" },
    icon: "tabler:typography",
    color: "orange",
  },
  {
    key: "shop-prints",
    name: { en: "Prints", fr: "Tirages", no: "Trykk" },
    slug: { en: "prints", fr: "tirages", no: "trykk" },
    icon: "tabler:frame",
    color: "blue",
  },
  {
    key: "shop-presets",
    name: { en: "Presets", fr: "Préréglages", no: "Forhåndsinnstillinger" },
    slug: { en: "presets", fr: "prereglages", no: "forhandsinnstillinger" },
    icon: "tabler:adjustments",
    color: "purple",
  },
  {
    key: "shop-brushes",
    name: { en: "Brushes", fr: "Pinceaux", no: "Pensler" },
    slug: { en: "brushes", fr: "pinceaux", no: "pensler" },
    icon: "tabler:brush",
    color: "cyan",
  },
  {
    key: "shop-templates",
    name: { en: "Templates", fr: "Modèles", no: "Maler" },
    slug: { en: "templates", fr: "modeles", no: "maler" },
    icon: "tabler:template",
    color: "red",
  },
  {
    key: "shop-services",
    name: { en: "Services", fr: "Prestations", no: "Tjenester" },
    slug: { en: "services", fr: "prestations", no: "tjenester" },
    icon: "tabler:heart-handshake",
    color: "default",
  },
];

const framed = (what: Text): Text => ({
  en: `Framed print: ${what.en}`,
  fr: `Tirage encadré\u202f: ${what.fr}`,
  no: `Innrammet trykk: ${what.no}`,
});

const specimen = (letter: string): Text => ({
  en: `The ${letter} of the typeface, large`,
  fr: `Le ${letter} du caractère, en grand`,
  no: `Bokstaven ${letter} i skriften, stor`,
});

// oldest first
export const products: DemoProduct[] = [
  {
    name: "Kysten",
    category: "shop-presets",
    kind: DIGITAL,
    subtitle: {
      en: "18 presets for Lightroom",
      fr: "18 préréglages pour Lightroom",
      no: "18 forhåndsinnstillinger for Lightroom",
    },
    description: {
      en: "For overcast days by the sea: greens that stay green, skin that stays skin.",
      fr: "Pour les journées couvertes au bord de la mer\u202f: les verts restent verts, la peau reste la peau.",
      no: "For gråværsdager ved sjøen: grønt forblir grønt, og hud forblir hud.",
    },
    pictures: [
      [
        "domes-190",
        { en: "Islets in grey light", fr: "Îlots en lumière grise", no: "Holmer i grått lys" },
      ],
      [
        "domes-45",
        {
          en: "The same in warm light",
          fr: "Les mêmes en lumière chaude",
          no: "De samme i varmt lys",
        },
      ],
    ],
    sku: "PS-KYS-18",
    price: 33_00,
    tags: ["lightroom", "coast"],
    seller: "chloe-martin",
    file: "18 presets: Kysten 01 to Kysten 18.",
    createdAt: "2026-02-06",
    isDraft: true,
  },
  {
    name: "Fjordgrotesk",
    category: "shop-fonts",
    kind: DIGITAL,
    subtitle: {
      en: "Variable family, 14 styles",
      fr: "Famille variable, 14 styles",
      no: "Variabel familie, 14 snitt",
    },
    description: {
      en: "A grotesque drawn for signs that are read in rain. Sámi, French and Norwegian are complete, and the figures come in two widths.\n\nLicence for five computers and one site.",
      fr: "Une linéale dessinée pour des panneaux qu’on lit sous la pluie. Le same, le français et le norvégien sont complets, et les chiffres existent en deux chasses.\n\nLicence pour cinq postes et un site.",
      no: "En grotesk tegnet for skilt som leses i regn. Samisk, fransk og norsk er komplett, og tallene finnes i to bredder.\n\nLisens for fem maskiner og ett nettsted.",
    },
    pictures: [
      ["letter-52-a", specimen("a")],
      ["letter-90-g", specimen("g")],
    ],
    sku: "FO-FJG-VAR",
    price: 76_00,
    tags: ["sans", "variable"],
    seller: "freya-holm",
    file: "Fjordgrotesk, 14 styles, version 2.1.",
    createdAt: "2026-03-03",
  },
  {
    name: "Havn Mono",
    category: "shop-fonts",
    kind: DIGITAL,
    subtitle: {
      en: "Programming face, 6 styles",
      fr: "Caractère de programmation, 6 styles",
      no: "Programmeringsskrift, 6 snitt",
    },
    description: {
      en: "Zero and O, one and l are told apart at nine points. Ligatures are off until you ask for them.",
      fr: "Le zéro et le O, le un et le l se distinguent à neuf points. Les ligatures ne s’activent qu’à la demande.",
      no: "Null og O, ett og l skilles også i ni punkt. Ligaturer er av til du ber om dem.",
    },
    pictures: [
      [
        "code-250",
        { en: "Code in a window", fr: "Du code dans une fenêtre", no: "Kode i et vindu" },
      ],
    ],
    sku: "FO-HAV-6",
    price: 55_00,
    tags: ["mono", "code"],
    seller: "freya-holm",
    file: "Havn Mono, 6 styles, version 1.4.",
    createdAt: "2026-05-18",
  },
  {
    name: "Blekk",
    category: "shop-brushes",
    kind: DIGITAL,
    subtitle: {
      en: "60 brushes for Procreate",
      fr: "60 pinceaux pour Procreate",
      no: "60 pensler for Procreate",
    },
    description: {
      en: "Ink that bleeds, dries and skips as on paper, scanned from a winter of tests.",
      fr: "Une encre qui bave, sèche et saute comme sur le papier, numérisée pendant un hiver d’essais.",
      no: "Blekk som flyter, tørker og hopper som på papir, skannet gjennom en vinter med prøver.",
    },
    pictures: [
      [
        "quarters-300",
        {
          en: "Pattern of brush marks",
          fr: "Motif de coups de pinceau",
          no: "Mønster av penselstrøk",
        },
      ],
    ],
    sku: "BR-BLK-60",
    price: 24_00,
    tags: ["procreate", "ink"],
    seller: "kari-nilsen",
    file: "60 brushes: Blekk 01 to Blekk 60.",
    createdAt: "2026-06-30",
  },
  {
    name: "Isbre no. 4",
    category: "shop-prints",
    kind: PHYSICAL,
    subtitle: {
      en: "Screen print, edition of 40",
      fr: "Sérigraphie, tirage de 40",
      no: "Silketrykk, opplag på 40",
    },
    description: {
      en: "Five blues, printed by hand from the front of Nigardsbreen as it stood in 2019. Numbered and signed.",
      fr: "Cinq bleus imprimés à la main d’après le front du Nigardsbreen tel qu’il était en 2019. Numérotée et signée.",
      no: "Fem blåtoner, trykt for hånd etter fronten av Nigardsbreen slik den var i 2019. Nummerert og signert.",
    },
    pictures: [
      [
        "rings-200",
        framed({
          en: "blue arcs of ice",
          fr: "des arcs de glace bleus",
          no: "blå buer av is",
        }),
      ],
    ],
    sku: "PR-ISB-04",
    price: 124_00,
    tags: ["glacier", "edition"],
    variants: [
      { color: FJORD, size: "50 × 70 cm", quantity: 0 },
      { color: SAND, size: "50 × 70 cm", quantity: 0 },
    ],
    createdAt: "2026-08-09",
  },
  {
    name: "One-page portfolio",
    category: "shop-templates",
    kind: DIGITAL,
    subtitle: {
      en: "Website template, 3 layouts",
      fr: "Modèle de site, 3 mises en page",
      no: "Nettstedsmal, 3 oppsett",
    },
    description: {
      en: "For eight to twenty pieces of work, with no script to run and nothing to update.",
      fr: "Pour huit à vingt travaux, sans script à exécuter ni mise à jour à prévoir.",
      no: "For åtte til tjue arbeider, uten skript og uten noe som må oppdateres.",
    },
    pictures: [
      ["chart-140", { en: "Three page layouts", fr: "Trois mises en page", no: "Tre sideoppsett" }],
    ],
    sku: "TM-ONE-3",
    price: 38_00,
    tags: ["website"],
    file: "index.html, work.html, about.html.",
    createdAt: "2026-08-27",
  },
  {
    name: "Saltstraumen",
    category: "shop-prints",
    kind: PHYSICAL,
    subtitle: { en: "Art print", fr: "Tirage d’art", no: "Kunsttrykk" },
    description: {
      en: "The strongest tidal current in the world, seen from the bridge at slack water. Giclée on 310 g cotton paper, printed in Bodø and signed on the back.",
      fr: "Le courant de marée le plus fort du monde, vu du pont à l’étale. Giclée sur papier coton 310 g, imprimée à Bodø et signée au dos.",
      no: "Verdens sterkeste tidevannsstrøm, sett fra broen ved stille vann. Giclée på 310 g bomullspapir, trykt i Bodø og signert på baksiden.",
    },
    pictures: [
      ["waves-235", framed({ en: "waves in blue", fr: "des vagues bleues", no: "bølger i blått" })],
      ["waves-45", framed({ en: "waves in rust", fr: "des vagues rouille", no: "bølger i rust" })],
      [
        "waves-140",
        framed({ en: "waves in green", fr: "des vagues vertes", no: "bølger i grønt" }),
      ],
      [
        "rings-235",
        {
          en: "The structure of the cotton paper",
          fr: "La structure du papier coton",
          no: "Strukturen i bomullspapiret",
        },
      ],
    ],
    sku: "PR-SAL",
    price: 98_00,
    tags: ["bodø", "sea"],
    variants: [
      { color: FJORD, size: "30 × 40 cm", quantity: 5 },
      { color: FJORD, size: "50 × 70 cm", quantity: 4 },
      { color: FJORD, size: "70 × 100 cm", quantity: 0 },
      { color: RUST, size: "50 × 70 cm", quantity: 3 },
      { color: MOSS, size: "50 × 70 cm", quantity: 2 },
    ],
    createdAt: "2026-09-14",
  },
  {
    name: "Rorbu, evening",
    category: "shop-prints",
    kind: PHYSICAL,
    subtitle: {
      en: "Art print, 40 × 50 cm",
      fr: "Tirage d’art, 40 × 50 cm",
      no: "Kunsttrykk, 40 × 50 cm",
    },
    description: {
      en: "A fisherman’s cabin in Reine in the last light of October. Giclée on 310 g cotton paper, signed on the back.",
      fr: "Une cabane de pêcheur à Reine, dans la dernière lumière d’octobre. Giclée sur papier coton 310 g, signée au dos.",
      no: "En rorbu i Reine i det siste oktoberlyset. Giclée på 310 g bomullspapir, signert på baksiden.",
    },
    pictures: [
      [
        "bars-25",
        framed({
          en: "a cabin at dusk in rust",
          fr: "une cabane au crépuscule, rouille",
          no: "en rorbu i skumringen, rust",
        }),
      ],
      [
        "bars-200",
        framed({
          en: "a cabin at dusk in ink",
          fr: "une cabane au crépuscule, encre",
          no: "en rorbu i skumringen, blekk",
        }),
      ],
    ],
    sku: "PR-ROR-4050",
    price: 82_00,
    tags: ["lofoten", "evening"],
    variants: [
      { color: RUST, size: "40 × 50 cm", quantity: 2 },
      { color: INK, size: "40 × 50 cm", quantity: 1 },
    ],
    createdAt: "2026-10-02",
  },
  {
    name: "Vinterlys",
    category: "shop-presets",
    kind: DIGITAL,
    subtitle: {
      en: "24 presets for Lightroom",
      fr: "24 préréglages pour Lightroom",
      no: "24 forhåndsinnstillinger for Lightroom",
    },
    description: {
      en: "For snow that is not blue and rooms that are not orange, made on four winters in Tromsø.",
      fr: "Pour une neige qui n’est pas bleue et des pièces qui ne sont pas orange, mis au point pendant quatre hivers à Tromsø.",
      no: "For snø som ikke er blå og rom som ikke er oransje, laget gjennom fire vintre i Tromsø.",
    },
    pictures: [
      [
        "still-life-215",
        { en: "Still life before", fr: "Nature morte, avant", no: "Stilleben, før" },
      ],
      [
        "still-life-30",
        { en: "Still life after", fr: "Nature morte, après", no: "Stilleben, etter" },
      ],
    ],
    sku: "PS-VIN-24",
    price: 42_00,
    priceSale: 30_00,
    tags: ["lightroom", "winter"],
    seller: "chloe-martin",
    file: "24 presets: Vinterlys 01 to Vinterlys 24.",
    createdAt: "2026-10-21",
  },
  {
    name: "Brand day",
    category: "shop-services",
    kind: SERVICE,
    subtitle: {
      en: "A day with a designer, on site or by video",
      fr: "Une journée avec une designer, sur place ou en visio",
      no: "En dag med en designer, hos dere eller på video",
    },
    description: {
      en: "We sort what you have, decide what stays, and you leave with a page that everyone can follow.",
      fr: "Nous trions ce que vous avez, décidons de ce qui reste, et vous repartez avec une page que chacun peut suivre.",
      no: "Vi sorterer det dere har, bestemmer hva som blir, og dere går hjem med én side som alle kan følge.",
    },
    pictures: [
      [
        "arches-160",
        {
          en: "A gate of three arches",
          fr: "Une porte à trois arches",
          no: "En port med tre buer",
        },
      ],
    ],
    sku: "SV-BRD-1",
    price: 890_00,
    tags: ["workshop"],
    variants: [{ quantity: 6 }],
    createdAt: "2026-10-26",
  },
  {
    name: "Skur, in the rain",
    category: "shop-prints",
    kind: PHYSICAL,
    subtitle: {
      en: "Art print, 30 × 40 cm",
      fr: "Tirage d’art, 30 × 40 cm",
      no: "Kunsttrykk, 30 × 40 cm",
    },
    description: {
      en: "Boat sheds at Nusfjord, drawn through a wet windscreen. Giclée on 310 g cotton paper.",
      fr: "Les hangars à bateaux de Nusfjord, dessinés à travers un pare-brise mouillé. Giclée sur papier coton 310 g.",
      no: "Naust i Nusfjord, tegnet gjennom en våt frontrute. Giclée på 310 g bomullspapir.",
    },
    pictures: [
      [
        "domes-120",
        framed({
          en: "round roofs in the rain",
          fr: "des toits ronds sous la pluie",
          no: "runde tak i regnet",
        }),
      ],
    ],
    sku: "PR-SKU-3040",
    price: 53_00,
    tags: ["lofoten", "rain"],
    variants: [
      { color: MOSS, size: "30 × 40 cm", quantity: 12 },
      { color: INK, size: "30 × 40 cm", quantity: 9 },
      { color: HEATHER, size: "30 × 40 cm", quantity: 6 },
    ],
    createdAt: "2026-11-01",
  },
  {
    name: "Nordlys Serif",
    category: "shop-fonts",
    kind: DIGITAL,
    subtitle: {
      en: "Text family, 8 styles",
      fr: "Famille de labeur, 8 styles",
      no: "Brødskrift, 8 snitt",
    },
    description: {
      en: "For long texts on paper and screens: low contrast, open counters, small capitals in every style.",
      fr: "Pour les textes longs, sur papier et à l’écran\u202f: faible contraste, contreformes ouvertes, petites capitales dans chaque style.",
      no: "For lange tekster på papir og skjerm: lav kontrast, åpne former og kapiteler i alle snitt.",
    },
    pictures: [
      ["letter-158-R", specimen("R")],
      ["letter-158-å", specimen("å")],
    ],
    sku: "FO-NOS-8",
    price: 110_00,
    tags: ["serif", "text"],
    seller: "freya-holm",
    file: "Nordlys Serif, 8 styles, version 1.0.",
    createdAt: "2026-11-11",
  },
];
