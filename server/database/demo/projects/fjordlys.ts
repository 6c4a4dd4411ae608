import type { DemoProject } from "../demo-project.ts";
import { prose } from "../text.ts";
import { doc, p, quote } from "../writing.ts";

export const project: DemoProject = {
  slug: "fjordlys",
  type: "wayfinding",
  featured: true,
  title: { en: "Fjordlys", fr: "Fjordlys", no: "Fjordlys" },
  description: {
    en: "Wayfinding for a night ferry with two cabins called 4. A numbering, a typeface and a strip of light, for 400 people who want to be asleep.",
    fr: "La signalétique d’un ferry de nuit qui avait deux cabines 4. Une numérotation, un caractère et une ligne de lumière, pour 400 personnes qui voudraient dormir.",
    no: "Skilting for en nattferge med to lugarer som het 4. En nummerering, en skrift og en stripe med lys, for 400 mennesker som helst vil sove.",
  },
  content: {
    en: doc(
      p(`
        Vestkyst Line asked for new signs. After one crossing we proposed new numbers, because no
        sign can explain two cabins with the same name. The signs came after that, and there are
        fewer of them than before.
      `),
      quote(
        "“Passengers stopped asking the crew for directions in week one.”",
        "Marit Aune, first officer, Vestkyst Line",
      ),
    ),
    fr: doc(
      p(`
        Vestkyst Line demandait de nouveaux panneaux. Après une traversée, nous avons proposé de
        nouveaux numéros : aucun panneau ne peut expliquer deux cabines qui portent le même nom. Les
        panneaux sont venus ensuite, et il y en a moins qu’avant.
      `),
      quote(
        "«\u202fLes passagers ont cessé de demander leur chemin dès la première semaine.\u202f»",
        "Marit Aune, second capitaine, Vestkyst Line",
      ),
    ),
    no: doc(
      p(`
        Vestkyst Line ville ha nye skilt. Etter én overfart foreslo vi nye numre, for ingen skilt kan
        forklare to lugarer med samme navn. Skiltene kom etterpå, og det er færre av dem enn før.
      `),
      quote(
        "«Passasjerene sluttet å spørre mannskapet om veien i løpet av den første uka.»",
        "Marit Aune, overstyrmann, Vestkyst Line",
      ),
    ),
  },
  cover: "/artwork/fjordlys-night.svg",
  coverAlt: {
    en: "The ferry at night between mountains, some of its windows lit",
    fr: "Le ferry, la nuit, entre des montagnes, quelques hublots éclairés",
    no: "Ferga om natta mellom fjell, med lys i noen av vinduene",
  },
  tags: ["wayfinding", "type design", "signage", "ferries"],
  tools: ["Glyphs", "PostgreSQL", "Stopwatch", "Rain"],
  client: { name: "Vestkyst Line", url: "https://vestkystline.example" },
  startedOn: "2026-03-02",
  endedOn: "2026-10-01",
  liveUrl: "https://vestkystline.example/fjordlys",
  owners: [
    { handle: "ingrid-solheim", part: "Creative direction and brief" },
    { handle: "freya-holm", part: "Typeface and figures" },
    { handle: "jonas-berg", part: "Screens on the car deck" },
    { handle: "chloe-martin", part: "Photographs, in rain" },
    { handle: "saoirse-byrne", part: "Announcements", status: "DECLINED" },
  ],
  media: [
    {
      url: "/artwork/fjordlys-deck.svg",
      alt: {
        en: "Plan of decks D, E and F: figures rise towards the bow, cabin E20 is lit",
        fr: "Plan des ponts D, E et F\u202f: les chiffres montent vers la proue, la cabine E20 est éclairée",
        no: "Plan over dekk D, E og F: tallene stiger mot baugen, lugar E20 lyser",
      },
      title: {
        en: "We counted first",
        fr: "Compter d’abord",
        no: "Først telte vi",
      },
      content: {
        en: prose`
          Nine crossings, 412 passengers, one question: does this person find the cabin alone? 38%
          did. The ship had been lengthened in 1998, and the new half had started again from one.

          Now a letter says the deck, and a figure only ever rises towards the bow. Warm light leads
          forward, cool light leads aft. After a month 83% found their bed.
        `,
        fr: prose`
          Neuf traversées, 412 passagers, une question : cette personne trouve-t-elle seule sa
          cabine ? 38 % y parvenaient. Le navire avait été rallongé en 1998, et la nouvelle moitié
          avait recommencé à un.

          Désormais une lettre indique le pont, et le chiffre ne fait que monter vers la proue. La
          lumière chaude mène vers l’avant, la froide vers l’arrière. Au bout d’un mois, 83 %
          trouvaient leur lit.
        `,
        no: prose`
          Ni overfarter, 412 passasjerer, ett spørsmål: Finner denne personen lugaren alene? 38 %
          gjorde det. Skipet ble forlenget i 1998, og den nye halvdelen begynte å telle på nytt.

          Nå sier en bokstav hvilket dekk det er, og tallet stiger alltid mot baugen. Varmt lys leder
          forover, kaldt lys akterover. Etter en måned fant 83 % senga si.
        `,
      },
    },
    {
      url: "/artwork/fjordlys-type.svg",
      alt: {
        en: "Specimen: 1lI, åøæ and 4692 between guide lines",
        fr: "Spécimen\u202f: 1lI, åøæ et 4692 entre des lignes de construction",
        no: "Skriftprøve: 1lI, åøæ og 4692 mellom hjelpelinjer",
      },
      title: {
        en: "A typeface for three in the morning",
        fr: "Un caractère pour trois heures du matin",
        no: "En skrift for klokka tre om natta",
      },
      content: {
        en: prose`
          A 1 that can’t be an l. An å that survives an old screen. Figures of one width, so that a
          door plate can be changed with a screwdriver and no designer.

          Proofed on the car deck, in rain, by people looking for E20.
        `,
        fr: prose`
          Un 1 qui ne peut pas être un l. Un å qui résiste aux vieux écrans. Des chiffres de même
          largeur, pour qu’une plaque de porte se change avec un tournevis et sans graphiste.

          Corrigé sur le pont des voitures, sous la pluie, par des gens qui cherchaient la E20.
        `,
        no: prose`
          Et 1-tall som ikke kan være en l. En å som tåler en gammel skjerm. Sifre med samme bredde,
          slik at et dørskilt kan byttes med en skrutrekker og uten designer.

          Korrekturlest på bildekket, i regn, av folk som lette etter E20.
        `,
      },
    },
    {
      url: "/artwork/fjordlys-sign.svg",
      alt: {
        en: "Door plate: a warm E above a large 20",
        fr: "Plaque de porte\u202f: un E chaud au-dessus d’un grand 20",
        no: "Dørskilt: en varm E over et stort 20-tall",
      },
      caption: {
        en: "Four screws, and the old holes still fit.",
        fr: "Quatre vis, et les anciens trous servent encore.",
        no: "Fire skruer, og de gamle hullene passer fortsatt.",
      },
    },
  ],
  integrations: [
    {
      kind: "GITHUB",
      url: "https://github.example/vestkyst-example/fjordlys-figures",
      label: "The figures, open for other ferries",
    },
    {
      kind: "FIGMA",
      url: "https://figma.example/fjordlys",
      label: "Sign system, 64 sheets",
    },
    {
      kind: "WEBSITE",
      url: "https://vestkystline.example/timetable",
      label: "The timetable, in the same figures",
      status: "STALE",
    },
  ],
  notes: [
    {
      by: "ingrid-solheim",
      text: "Vestkyst wants to see page and pictures before anything is printed from them. Marit reads, not the agency.",
      isPinned: true,
    },
    {
      by: "freya-holm",
      text: "The warm strip is 2,700 K now, down by a third. Photographs from before October show it too bright: don’t use them.",
    },
    { by: "jonas-berg", text: "Second ship in dry dock in February. Numbers first, again." },
  ],
  likes: [
    "amara-okafor",
    "chloe-martin",
    "elias-nygaard",
    "kari-nilsen",
    "lea-brandt",
    "mathis-laurent",
    "priya-raman",
    "ragnhild-moe",
    "sofia-lindqvist",
    "tomas-rivera",
    "astrid-lund",
  ],
  publishedAt: "2026-10-02T09:00:00+02:00",
};
