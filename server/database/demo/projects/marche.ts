import type { DemoProject } from "../demo-project.ts";
import { prose } from "../text.ts";
import { doc, p, ul } from "../writing.ts";

export const project: DemoProject = {
  slug: "marche",
  type: "identity",
  featured: true,
  title: { en: "Marché", fr: "Marché", no: "Marché" },
  description: {
    en: "A market in print: forty stalls, four shapes and one stapler.",
    fr: "Un marché imprimé\u202f: quarante étals, quatre formes et une agrafeuse.",
    no: "Et marked på trykk: førti boder, fire former og én stiftemaskin.",
  },
  content: {
    en: doc(
      p(`
        The market hall had everything except a name. People already called it *le marché*, so that
        was what we proposed. The rest of the budget went into something the traders can make
        themselves.
      `),
      ul(
        "**Four quarter circles**, cut from cardboard or potatoes.",
        "**One ink a season**, so that old bags show how long someone has been coming.",
        "**No files.** The manual is a folded sheet that hangs by the scales.",
      ),
    ),
    fr: doc(
      p(`
        La halle avait tout, sauf un nom. Les gens disaient déjà *le marché* ; c’est donc ce que nous
        avons proposé. Le reste du budget est allé à ce que les commerçants peuvent fabriquer
        eux-mêmes.
      `),
      ul(
        "**Quatre quarts de cercle**, découpés dans du carton ou dans une pomme de terre.",
        "**Une encre par saison**\u202f: un vieux sac dit depuis quand on vient.",
        "**Aucun fichier.** La charte est une feuille pliée, accrochée à côté de la balance.",
      ),
    ),
    no: doc(
      p(`
        Markedshallen hadde alt unntatt et navn. Folk sa allerede *le marché*, så det var det vi
        foreslo. Resten av budsjettet gikk til noe de handlende kan lage selv.
      `),
      ul(
        "**Fire kvartsirkler**, skåret i papp eller potet.",
        "**Én trykkfarge per årstid**, så gamle poser viser hvor lenge noen har vært kunde.",
        "**Ingen filer.** Håndboka er et brettet ark som henger ved vekta.",
      ),
    ),
  },
  cover: "/artwork/quarters-40.svg",
  coverAlt: {
    en: "Quarter circles in coral, ochre and brown, stamped like tiles",
    fr: "Des quarts de cercle corail, ocre et bruns, tamponnés comme des carreaux",
    no: "Kvartsirkler i korall, oker og brunt, stemplet som fliser",
  },
  tags: ["visual identity", "print", "markets"],
  tools: ["Linocut", "Risograph", "Potatoes"],
  client: { name: "Ville de Villeurbanne", url: "https://villeurbanne.example" },
  startedOn: "2026-01-12",
  endedOn: "2026-06-20",
  owners: [
    { handle: "mathis-laurent", part: "Identity and print" },
    { handle: "chloe-martin", part: "Photographs" },
    { handle: "ragnhild-moe", part: "Print production" },
  ],
  media: [
    {
      url: "/artwork/fold-40.svg",
      alt: {
        en: "A sheet folded in three, with the four shapes on it",
        fr: "Une feuille pliée en trois qui montre les quatre formes",
        no: "Et ark brettet i tre med de fire formene på",
      },
      title: { en: "One sheet", fr: "Une seule feuille", no: "Ett ark" },
      content: {
        en: prose`
          The manual is A3, printed on the paper the cheese is wrapped in. It says what may be done:
          turn, repeat, overprint. It says one thing that may not: no outline. That rule has been
          broken once, by the city.
        `,
        fr: prose`
          La charte est un A3, imprimé sur le papier du fromager. Elle dit ce qu’on peut faire :
          tourner, répéter, superposer. Elle n’interdit qu’une chose : le contour. La règle a été
          enfreinte une fois, par la mairie.
        `,
        no: prose`
          Håndboka er i A3, trykt på papiret osten pakkes i. Den sier hva man kan gjøre: snu, gjenta,
          trykke over. Én ting er forbudt: omriss. Den regelen er brutt én gang, av kommunen.
        `,
      },
    },
    {
      url: "/artwork/leaves-120.svg",
      alt: {
        en: "Pattern of leaves in three greens on wrapping paper",
        fr: "Motif de feuilles en trois verts sur du papier d’emballage",
        no: "Mønster av blader i tre grønntoner på innpakningspapir",
      },
      title: { en: "Spring", fr: "Printemps", no: "Vår" },
      caption: {
        en: "The first season’s paper, by eleven stallholders.",
        fr: "Le papier de la première saison, par onze commerçants.",
        no: "Papiret fra den første sesongen, laget av elleve bodeiere.",
      },
    },
    {
      url: "/artwork/jars-30.svg",
      alt: {
        en: "Jars on a counter with the season’s band around them",
        fr: "Des bocaux sur un comptoir, ceints du bandeau de la saison",
        no: "Krukker på en disk med sesongens bånd rundt",
      },
      title: { en: "On the counter", fr: "Sur le comptoir", no: "På disken" },
    },
  ],
  integrations: [
    { kind: "WEBSITE", url: "https://lemarche.example", label: "Opening hours and stalls" },
  ],
  notes: [
    {
      by: "mathis-laurent",
      text: "Reprint of the sheet in January: 400 copies, same paper. Ragnhild has the dummy.",
    },
  ],
  likes: [
    "freya-holm",
    "ingrid-solheim",
    "ines-carvalho",
    "kari-nilsen",
    "zeynep-kaya",
    "lea-brandt",
  ],
  publishedAt: "2026-07-03T10:00:00+02:00",
};
