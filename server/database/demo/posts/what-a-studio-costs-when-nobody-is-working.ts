import type { DemoPost } from "../demo-post.ts";
import { doc, h2, p, table } from "../writing.ts";

const en = doc(
  p(`
    In July we closed for four weeks. All of us, all at once, with the router unplugged. Before
    we left I opened a sheet, because I wanted to know what Studio Nord costs when it does
    nothing at all.
  `),
  h2("The bill"),
  table(
    "July, with nobody in the room",
    ["What", "A month", "Share"],
    ["Salaries, holiday pay included", "€48,900", "88%"],
    ["Rent, and a parking space nobody remembers asking for", "€3,850", "7%"],
    ["Software we could not pause", "€1,570", "3%"],
    ["Insurance", "€640", "1%"],
    ["Servers for clients", "€380", "1%"],
    ["One fig tree, which died", "€0, but it is missed", "0%"],
  ),
  p("That makes €55,340 a month before anyone has had an idea."),
  h2("What we did with it"),
  p(`
    The software line hurt most, so that is where we looked. Nineteen subscriptions, six of them
    for people who have left. We cancelled eight before the kettle boiled, and the next idle
    month will cost about €900 less. The parking space is sublet to a piano tuner.
  `),
  p(`
    More useful was the single number. Divided by the days we really sell, it is the price below
    which a job costs us money. It hangs above my desk. When somebody asks for a small favour, I
    look up before I answer.
  `),
  p("The new fig tree has an owner, a rota and a deputy."),
);

const fr = doc(
  p(`
    En juillet, nous avons fermé quatre semaines. Tous, en même temps, routeur débranché. Avant
    de partir, j’ai ouvert un tableau, car je voulais savoir ce que coûte Studio Nord quand il
    ne fait rien du tout.
  `),
  h2("L’addition"),
  table(
    "Juillet, sans personne au studio",
    ["Poste", "Par mois", "Part"],
    ["Salaires, congés compris", "48 900 €", "88 %"],
    ["Loyer, et une place de parking que personne n’a souvenir d’avoir demandée", "3 850 €", "7 %"],
    ["Logiciels impossibles à suspendre", "1 570 €", "3 %"],
    ["Assurances", "640 €", "1 %"],
    ["Serveurs des clients", "380 €", "1 %"],
    ["Un figuier, mort", "0 €, mais il nous manque", "0 %"],
  ),
  p("Soit 55 340 € par mois, avant que quiconque ait eu une idée."),
  h2("Ce que nous en avons fait"),
  p(`
    La ligne des logiciels faisait le plus mal, nous avons donc commencé par elle. Dix-neuf
    abonnements, dont six pour des gens partis depuis longtemps. Nous en avons résilié huit
    avant que l’eau du thé ne bouille, et le prochain mois d’inaction coûtera environ 900 € de
    moins. La place de parking est sous-louée à un accordeur de pianos.
  `),
  p(`
    Plus utile encore, le chiffre seul. Divisé par les jours que nous vendons vraiment, c’est le
    prix sous lequel un projet nous coûte de l’argent. Il est accroché au-dessus de mon bureau.
    Quand on me demande un petit service, je lève les yeux avant de répondre.
  `),
  p("Le nouveau figuier a un responsable, un planning et un adjoint."),
);

const no = doc(
  p(`
    I juli stengte vi i fire uker. Alle sammen, samtidig, med ruteren trukket ut. Før vi dro,
    åpnet jeg et regneark, for jeg ville vite hva Studio Nord koster når det ikke gjør noen
    ting.
  `),
  h2("Regningen"),
  table(
    "Juli, uten noen på jobb",
    ["Post", "I måneden", "Andel"],
    ["Lønn, feriepenger medregnet", "48 900 euro", "88 %"],
    ["Husleie, og en parkeringsplass ingen husker å ha bedt om", "3 850 euro", "7 %"],
    ["Programvare vi ikke kunne sette på pause", "1 570 euro", "3 %"],
    ["Forsikring", "640 euro", "1 %"],
    ["Tjenere for kunder", "380 euro", "1 %"],
    ["Ett fikentre, som døde", "0 euro, men det er savnet", "0 %"],
  ),
  p("Det blir 55 340 euro i måneden før noen har hatt en idé."),
  h2("Hva vi brukte det til"),
  p(`
    Programvaren sved mest, så det var der vi lette. Nitten abonnementer, seks av dem for folk
    som har sluttet. Vi sa opp åtte før tevannet kokte, og den neste stille måneden blir rundt
    900 euro billigere. Parkeringsplassen er leid ut til en pianostemmer.
  `),
  p(`
    Enda nyttigere var det ene tallet. Delt på dagene vi faktisk selger, er det prisen der en
    jobb begynner å koste oss penger. Det henger over pulten min. Når noen ber om en liten
    tjeneste, ser jeg opp før jeg svarer.
  `),
  p("Det nye fikentreet har en ansvarlig, en vaktliste og en stedfortreder."),
);

export const post: DemoPost = {
  author: "jonas-berg",
  categories: ["business"],
  tags: ["studio life", "costs", "numbers"],
  cover: "/artwork/bars-165.svg",
  coverAlt: {
    en: "Two pairs of green bars, one tall and one short, under a disc",
    fr: "Deux paires de barres vertes, l’une haute, l’autre basse, sous un disque",
    no: "To par grønne søyler, et høyt og et lavt, under en skive",
  },
  title: {
    en: "What a studio costs when nobody is working",
    fr: "Ce que coûte un studio quand personne ne travaille",
    no: "Hva et studio koster når ingen jobber",
  },
  description: {
    en: "We measured a whole July of doing nothing. It came to €55,340, and a plant.",
    fr: "Nous avons mesuré tout un mois de juillet à ne rien faire. Total\u202f: 55\u00a0340\u00a0€, et une plante.",
    no: "Vi målte en hel juli uten å gjøre noe. Det ble 55\u00a0340 euro, og en plante.",
  },
  content: { en, fr, no },
  publishedAt: "2026-09-23T08:10:00+02:00",
  scheduled: [{ locale: "fr", at: "2031-01-15T08:00:00Z" }],
  views: 1533,
};
