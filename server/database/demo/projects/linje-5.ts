import type { DemoProject } from "../demo-project.ts";
import { prose } from "../text.ts";
import { doc, p } from "../writing.ts";

export const project: DemoProject = {
  slug: "linje-5",
  type: "objects",
  featured: true,
  title: { en: "Linje 5", fr: "Linje 5", no: "Linje 5" },
  description: {
    en: "Seat covers for a tram: a weave that hides coffee and gives a bored child something to find.",
    fr: "Des tissus de siège pour un tramway\u202f: un tissage qui cache le café et où un enfant qui s’ennuie trouve quelque chose.",
    no: "Setetrekk til en trikk: en vev som skjuler kaffe og gir barn som kjeder seg, noe å lete etter.",
  },
  content: {
    en: doc(
      p(`
        Line 5 has 1,140 seats, and each is sat on about forty times a day. The old cover was grey,
        because grey was thought to hide dirt. It doesn’t: even colours show everything. Uneven ones
        forgive.
      `),
      p(`
        Every sample was woven by hand in Istanbul, then worn for six weeks on three trams in Bergen.
        We counted complaints and photographed stains. Number four won both.
      `),
    ),
    fr: doc(
      p(`
        La ligne 5 compte 1 140 sièges, occupés chacun une quarantaine de fois par jour. L’ancien
        tissu était gris, parce que le gris passe pour cacher la saleté. C’est faux : une couleur unie
        montre tout. Une couleur irrégulière pardonne.
      `),
      p(`
        Chaque échantillon a été tissé à la main à Istanbul, puis porté six semaines dans trois rames
        à Bergen. Nous avons compté les plaintes et photographié les taches. Le numéro quatre a gagné
        sur les deux tableaux.
      `),
    ),
    no: doc(
      p(`
        Linje 5 har 1140 seter, og hvert av dem blir sittet på rundt førti ganger om dagen. Det gamle
        trekket var grått, fordi grått skulle skjule skitt. Det gjør det ikke: Jevne farger viser alt.
        Ujevne tilgir.
      `),
      p(`
        Hver prøve ble vevd for hånd i Istanbul og deretter slitt i seks uker på tre vogner i Bergen.
        Vi talte klager og fotograferte flekker. Nummer fire vant begge deler.
      `),
    ),
  },
  cover: "/artwork/weave-285.svg",
  coverAlt: {
    en: "A weave of lilac, violet and plum bands",
    fr: "Un tissage de bandes lilas, violettes et prune",
    no: "En vev av bånd i lilla, fiolett og plomme",
  },
  tags: ["textile", "public transport", "weaving"],
  tools: ["Eight-shaft loom", "Wool", "Martindale test"],
  client: { name: "Bybanen", url: "https://bybanen.example" },
  startedOn: "2025-11-03",
  endedOn: "2026-08-14",
  owners: [
    { handle: "zeynep-kaya", part: "Weave and colour" },
    { handle: "ingrid-solheim", part: "Brief and field tests", status: "PENDING" },
  ],
  media: [
    {
      url: "/artwork/weave-20.svg",
      alt: {
        en: "A sample in red and brown",
        fr: "Un échantillon rouge et brun",
        no: "En prøve i rødt og brunt",
      },
      title: { en: "Seven samples", fr: "Sept échantillons", no: "Sju prøver" },
      content: {
        en: prose`
          The red one was everyone’s favourite on the table and nobody’s in the tram: under sodium
          light it turned to liver. A cover is chosen where it is used.
        `,
        fr: prose`
          Le rouge était le préféré de tous sur la table et de personne dans le tram : sous les lampes
          au sodium, il virait au foie. Un tissu se choisit là où il sert.
        `,
        no: prose`
          Den røde var alles favoritt på bordet og ingens på trikken: I natriumlys ble den leverfarget.
          Et setetrekk velges der det skal brukes.
        `,
      },
    },
    {
      url: "/artwork/quarters-340.svg",
      alt: {
        en: "Drawing of the repeat with one tile that differs",
        fr: "Dessin du raccord, avec un carreau différent",
        no: "Tegning av rapporten med én rute som skiller seg ut",
      },
      title: { en: "One fish", fr: "Un poisson", no: "Én fisk" },
      content: {
        en: prose`
          Each carriage has one seat whose repeat holds a fish. Nobody was told. After nine days a
          school class had drawn a map.
        `,
        fr: prose`
          Dans chaque rame, le motif d’un siège cache un poisson. Personne n’a été prévenu. Au bout de
          neuf jours, une classe avait dressé une carte.
        `,
        no: prose`
          I hver vogn er det ett sete der mønsteret skjuler en fisk. Ingen fikk vite det. Etter ni
          dager hadde en skoleklasse tegnet et kart.
        `,
      },
    },
  ],
  notes: [
    {
      by: "zeynep-kaya",
      text: "Mill in Bursa keeps the warp set up until March: reorders before then cost half.",
      isPinned: true,
    },
  ],
  likes: ["amara-okafor", "elias-nygaard", "freya-holm", "mathis-laurent", "sofia-lindqvist"],
  publishedAt: "2026-09-04T09:30:00+02:00",
};
