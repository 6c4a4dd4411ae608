import type { DemoPost } from "../demo-post.ts";
import { doc, h2, p, pictures, quote, ul } from "../writing.ts";

const en = doc(
  p(`
    The *Fjordlys* leaves Bergen at half past ten and arrives before breakfast. In between, four
    hundred people walk along corridors that are identical on purpose, because a shipyard builds
    decks the way other people bake buns. On our first crossing I lost my way between the café
    and my own bed. I was holding a plan of the ship. I had been hired to judge it.
  `),
  h2("What we counted"),
  p(`
    Nine crossings, 412 passengers, one question: does this person find the cabin alone? 38%
    did. The rest asked the crew, asked each other, or tried their card in one door after
    another until something opened. Twice, something opened.
  `),
  p(`
    The signs were not to blame. The numbers were. The ship had been lengthened in 1998, and the
    new half had started counting from one. There were two cabins called 4, ninety metres apart.
  `),
  h2("What we changed"),
  ul(
    `
      **The numbers first.** A letter for the deck, then a figure that only ever rises towards
      the bow.
    `,
    `
      **Light instead of arrows.** A warm strip along the floor leads forward, a cool one leads
      aft.
    `,
    `
      **One typeface**, drawn for three in the morning: open shapes, a 1 that cannot be an l,
      figures of equal width, and
      [an å that survives an old screen](/blog/drawing-an-a-ring-that-survives-8-pixels).
    `,
  ),
  p(`
    The blue stayed, and so did the ship’s name. Both were in
    [the brief](/blog/what-a-good-brief-looks-like) under what must not change. We did beg a
    little about the blue.
  `),
  pictures(
    "The poster on the quay, and the figure that used to be two cabins. Photos: Chloé Martin",
    {
      src: "/artwork/rings-215.svg",
      alt: "Poster with blue rings of light around a dark disc",
    },
    {
      src: "/artwork/letter-215-4.svg",
      alt: "A large figure 4 of the Fjordlys typeface between guide lines",
    },
  ),
  h2("What happened"),
  quote(
    "“Passengers stopped asking the crew for directions in week one.”",
    "Jonas Berg, Studio Nord",
  ),
  p(`
    After the first month, 83% found their cabin alone. The aim was 85. The missing two per
    cent, we believe, come aboard by way of the bar and are beyond typography. The crew has
    gained forty minutes a night, and breakfast has noticeably improved. Marit’s torch hangs
    framed in the mess.
  `),
  p(`
    One thing we got wrong: the warm strip was so warm that people sat down beside it to read.
    We dimmed it by a third. On quiet nights, I hear, the crew turns it up again.
  `),
  h2("Credits"),
  p(`
    Type and signs: Freya Holm. Screens: Jonas Berg. Words and direction: Ingrid Solheim.
    Photographs: Chloé Martin. Patience: Vestkyst Line.
  `),
);

const fr = doc(
  p(`
    Le *Fjordlys* quitte Bergen à vingt-deux heures trente et arrive avant le petit-déjeuner.
    Entre-temps, quatre cents personnes arpentent des couloirs identiques, et c’est voulu : un
    chantier naval fabrique les ponts comme d’autres les brioches. À notre première traversée,
    je me suis perdue entre la cafétéria et mon propre lit. J’avais un plan du navire à la main.
    On m’avait engagée pour l’évaluer.
  `),
  h2("Ce que nous avons compté"),
  p(`
    Neuf traversées, 412 passagers, une question : cette personne trouve-t-elle seule sa cabine
    ? 38 % y parvenaient. Les autres demandaient à l’équipage, se renseignaient entre eux, ou
    essayaient leur carte de porte en porte jusqu’à ce que quelque chose s’ouvre. Deux fois,
    quelque chose s’est ouvert.
  `),
  p(`
    Les panneaux n’y étaient pour rien. C’étaient les numéros. Le navire avait été rallongé en
    1998, et la nouvelle moitié avait recommencé à un. Il existait deux cabines 4, à
    quatre-vingt-dix mètres l’une de l’autre.
  `),
  h2("Ce que nous avons changé"),
  ul(
    `
      **D’abord les numéros.** Une lettre pour le pont, puis un chiffre qui ne fait que monter
      vers la proue.
    `,
    `
      **De la lumière plutôt que des flèches.** Au sol, une ligne chaude mène vers l’avant, une
      froide vers l’arrière.
    `,
    `
      **Un seul caractère**, dessiné pour trois heures du matin : des formes ouvertes, un 1 qui
      ne peut pas être un l, des chiffres de même largeur, et
      [un å qui résiste aux vieux écrans](/fr/blog/dessiner-un-a-rond-qui-survit-a-8-pixels).
    `,
  ),
  p(`
    Le bleu est resté, le nom du navire aussi. Les deux figuraient dans
    [le brief](/fr/blog/a-quoi-ressemble-un-bon-brief), à la ligne de ce qui ne doit pas
    changer. Pour le bleu, nous avons un peu supplié.
  `),
  pictures(
    "L’affiche sur le quai, et le chiffre qui désignait deux cabines. Photos\u202f: Chloé Martin",
    {
      src: "/artwork/rings-215.svg",
      alt: "Affiche aux anneaux de lumière bleus autour d’un disque sombre",
    },
    {
      src: "/artwork/letter-215-4.svg",
      alt: "Un grand chiffre 4 du caractère Fjordlys entre ses lignes de construction",
    },
  ),
  h2("Ce qui s’est passé"),
  quote(
    `
      « Les passagers ont cessé de demander leur chemin à l’équipage dès la première semaine. »
    `,
    "Jonas Berg, Studio Nord",
  ),
  p(`
    Au bout d’un mois, 83 % trouvaient seuls leur cabine. L’objectif était de 85. Les deux pour
    cent manquants, pensons-nous, embarquent en passant par le bar, et la typographie ne peut
    plus rien pour eux. L’équipage a gagné quarante minutes par nuit, et le petit-déjeuner s’en
    ressent. La lampe de Marit est encadrée au mess.
  `),
  p(`
    Une erreur tout de même : la ligne chaude l’était tant que des gens s’asseyaient à côté pour
    lire. Nous l’avons baissée d’un tiers. Les nuits calmes, me dit-on, l’équipage la remonte.
  `),
  h2("Générique"),
  p(`
    Caractère et panneaux : Freya Holm. Écrans : Jonas Berg. Textes et direction : Ingrid
    Solheim. Photographies : Chloé Martin. Patience : Vestkyst Line.
  `),
);

const no = doc(
  p(`
    *Fjordlys* går fra Bergen halv elleve om kvelden og er framme før frokost. Underveis går
    fire hundre mennesker gjennom korridorer som er helt like med vilje, for et verft bygger
    dekk omtrent som andre baker boller. På den første overfarten gikk jeg meg bort mellom
    kafeen og min egen køye. Jeg hadde et kart over skipet i hånda. Jeg var leid inn for å
    vurdere det.
  `),
  h2("Det vi telte"),
  p(`
    Ni overfarter, 412 passasjerer, ett spørsmål: Finner denne personen lugaren alene? 38 %
    gjorde det. Resten spurte mannskapet, spurte hverandre eller prøvde kortet sitt i dør etter
    dør til noe åpnet seg. To ganger åpnet noe seg.
  `),
  p(`
    Det var ikke skiltene som hadde skylda. Det var numrene. Skipet ble forlenget i 1998, og den
    nye halvdelen begynte å telle fra én. Det fantes to lugarer som het 4, nitti meter fra
    hverandre.
  `),
  h2("Det vi endret"),
  ul(
    "**Numrene først.** En bokstav for dekket, så et tall som bare stiger mot baugen.",
    `
      **Lys i stedet for piler.** En varm stripe langs gulvet leder forover, en kald leder
      akterover.
    `,
    `
      **Én skrift**, tegnet for klokka tre om natta: åpne former, et 1-tall som ikke kan være en
      l, sifre med samme bredde, og
      [en å som tåler en gammel skjerm](/no/blog/a-tegne-en-a-som-overlever-8-piksler).
    `,
  ),
  p(`
    Blåfargen ble, og det gjorde navnet på skipet også. Begge sto i
    [briefen](/no/blog/slik-ser-en-god-brief-ut) under det som ikke skal endres. Vi tryglet litt
    når det gjaldt blåfargen.
  `),
  pictures(
    "Plakaten på kaia, og tallet som før var to lugarer. Foto: Chloé Martin",
    {
      src: "/artwork/rings-215.svg",
      alt: "Plakat med blå ringer av lys rundt en mørk skive",
    },
    {
      src: "/artwork/letter-215-4.svg",
      alt: "Et stort 4-tall i skriften Fjordlys mellom hjelpelinjene",
    },
  ),
  h2("Det som skjedde"),
  quote(
    "«Passasjerene sluttet å spørre mannskapet om veien i løpet av den første uka.»",
    "Jonas Berg, Studio Nord",
  ),
  p(`
    Etter den første måneden fant 83 % lugaren alene. Målet var 85. De to prosentene som
    mangler, tror vi kommer om bord via baren, og der når ikke typografien fram. Mannskapet har
    fått førti minutter mer hver natt, og frokosten er blitt merkbart bedre. Lommelykta til
    Marit henger i ramme i messa.
  `),
  p(`
    Én ting gjorde vi feil: Den varme stripa var så varm at folk satte seg ned ved siden av den
    for å lese. Vi dempet den med en tredel. På stille netter, har jeg hørt, skrur mannskapet
    den opp igjen.
  `),
  h2("Medvirkende"),
  p(`
    Skrift og skilt: Freya Holm. Skjermer: Jonas Berg. Ord og ledelse: Ingrid Solheim. Foto:
    Chloé Martin. Tålmodighet: Vestkyst Line.
  `),
);

export const post: DemoPost = {
  author: "freya-holm",
  categories: ["case-studies"],
  tags: ["wayfinding", "type design", "signage", "ferries"],
  cover: "/artwork/rings-215.svg",
  coverAlt: {
    en: "Rings of light in two blues spreading from a ship’s lamp at night",
    fr: "Anneaux de lumière, en deux bleus, autour d’un fanal dans la nuit",
    no: "Ringer av lys i to blåfarger rundt en skipslanterne om natta",
  },
  featured: true,
  title: {
    en: "Fjordlys, wayfinding for a night ferry",
    fr: "Fjordlys, une signalétique pour un ferry de nuit",
    no: "Fjordlys, skilting for en nattferge",
  },
  slug: {
    en: "fjordlys-wayfinding-for-a-night-ferry",
    fr: "fjordlys-une-signaletique-pour-un-ferry-de-nuit",
    no: "fjordlys-skilting-for-en-nattferge",
  },
  description: {
    en: "Two cabins called 4, one torch and a typeface that stays awake. Studio Nord for Vestkyst Line: identity, type, signage.",
    fr: "Deux cabines 4, une lampe de poche et un caractère qui ne dort pas. Studio Nord pour Vestkyst Line\u202f: identité, caractère, signalétique.",
    no: "To lugarer som het 4, én lommelykt og en skrift som holder seg våken. Studio Nord for Vestkyst Line: identitet, skrift, skilting.",
  },
  content: { en, fr, no },
  publishedAt: "2026-10-01T08:30:00+02:00",
  views: 2931,
};
