import type { DemoProject } from "../demo-project.ts";
import { prose } from "../text.ts";
import { doc, p } from "../writing.ts";

export const project: DemoProject = {
  slug: "mensa",
  type: "objects",
  featured: true,
  title: { en: "Mensa", fr: "Mensa", no: "Mensa" },
  description: {
    en: "Tableware for a restaurant of forty-two seats that washes everything twice a night.",
    fr: "La vaisselle d’un restaurant de quarante-deux couverts qui lave tout deux fois par soir.",
    no: "Servise til en restaurant med førtito plasser som vasker alt to ganger om kvelden.",
  },
  content: {
    en: doc(
      p(`
        The kitchen wanted white, because food looks good on white. I asked for a week behind the pass
        with six glazes. The green one went: salad vanished on it. The grey one stayed, and with it
        soup finally looked like soup.
      `),
      p(`
        Five forms, all with one foot, so that they stack in any order. There are three spares of each
        in Porto until 2036.
      `),
    ),
    fr: doc(
      p(`
        La cuisine voulait du blanc, parce que les plats y sont beaux. J’ai demandé une semaine au
        passe avec six émaux. Le vert est parti : la salade y disparaissait. Le gris est resté, et la
        soupe a enfin ressemblé à de la soupe.
      `),
      p(`
        Cinq formes, toutes sur le même pied, pour qu’elles s’empilent dans n’importe quel ordre. Trois
        pièces de rechange de chacune attendent à Porto jusqu’en 2036.
      `),
    ),
    no: doc(
      p(`
        Kjøkkenet ville ha hvitt, fordi mat tar seg godt ut på hvitt. Jeg ba om en uke ved luka med seks
        glasurer. Den grønne røk: Salaten forsvant på den. Den grå ble, og endelig så suppa ut som
        suppe.
      `),
      p(`
        Fem former, alle på samme fot, så de kan stables i hvilken rekkefølge som helst. Tre av hver
        står i reserve i Porto til 2036.
      `),
    ),
  },
  cover: "/artwork/jars-150.svg",
  coverAlt: {
    en: "Two dark jugs and a bowl on a green shelf",
    fr: "Deux cruches sombres et un bol sur une étagère verte",
    no: "To mørke mugger og en bolle på ei grønn hylle",
  },
  tags: ["ceramics", "tableware", "restaurants"],
  tools: ["Stoneware", "Two kilns", "A firing diary"],
  client: { name: "Mensa, Porto", isHidden: true },
  startedOn: "2026-02-09",
  endedOn: "2026-07-30",
  owners: [
    { handle: "ines-carvalho", part: "Forms and glaze" },
    { handle: "chloe-martin", part: "Photographs" },
  ],
  media: [
    {
      url: "/artwork/still-life-160.svg",
      alt: {
        en: "A jug with two leaves beside a fruit, in green and teal",
        fr: "Une cruche à deux feuilles près d’un fruit, en vert et bleu-vert",
        no: "Ei mugge med to blader ved siden av en frukt, i grønt og blågrønt",
      },
      title: {
        en: "One foot for five forms",
        fr: "Un pied pour cinq formes",
        no: "Én fot til fem former",
      },
      content: {
        en: prose`
          A stack that only works in one order is sorted by somebody at midnight. The foot is 68 mm on
          everything from saucer to bowl. It costs a little elegance on the saucer. Nobody has seen it.
        `,
        fr: prose`
          Une pile qui ne tient que dans un ordre, quelqu’un doit la trier à minuit. Le pied mesure
          68 mm partout, de la soucoupe au saladier. La soucoupe y perd un peu d’élégance. Personne ne
          l’a vu.
        `,
        no: prose`
          En stabel som bare står i én rekkefølge, må noen sortere ved midnatt. Foten er 68 mm på alt
          fra skål til fat. Skåla taper litt eleganse på det. Ingen har sett det.
        `,
      },
    },
    {
      url: "/artwork/arches-20.svg",
      alt: {
        en: "Four arches: the shelves of the kiln",
        fr: "Quatre arches\u202f: les étages du four",
        no: "Fire buer: hyllene i ovnen",
      },
      title: { en: "Firing 212", fr: "Cuisson 212", no: "Brenning 212" },
      caption: {
        en: "Sixty pieces, 1,240 °C, two losses.",
        fr: "Soixante pièces, 1 240 °C, deux pertes.",
        no: "Seksti deler, 1240 °C, to gikk tapt.",
      },
    },
  ],
  likes: ["chloe-martin", "mathis-laurent", "zeynep-kaya", "kari-nilsen", "astrid-lund"],
  publishedAt: "2026-08-11T09:00:00+02:00",
};
