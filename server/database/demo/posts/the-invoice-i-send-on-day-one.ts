import type { DemoPost } from "../demo-post.ts";
import { doc, h2, p, ul } from "../writing.ts";

const en = doc(
  p(`
    On the first morning of every project, before I open a single file, I send an invoice for
    10%. People think I am short of cash. I am testing the plumbing.
  `),
  p(`
    An invoice is the first thing that we really make together. It needs a legal name, an
    address, an order number, a person who approves it and a person who pays it. Those last two
    have usually never met. If there is a portal with a password, I want to meet the portal now,
    in week one, while everyone still likes me.
  `),
  h2("What it has found"),
  ul(
    "A client whose company did not exist yet.",
    "A purchasing department in another country that paid only on the 17th.",
    "Two partners, each convinced that the other one was paying.",
    "A supplier form of nine pages that asked for my blood type. I left that blank.",
  ),
  p(`
    In four years, the small invoice has been paid late eleven times. Ten of those projects had
    a problem with decisions later on. The final invoice, meanwhile, is now paid in twelve days
    on average. It used to be forty-one.
  `),
  p("The plumbing works before the water gets expensive. That is all."),
);

const fr = doc(
  p(`
    Le premier matin de chaque projet, avant d’ouvrir le moindre fichier, j’envoie une facture
    de 10 %. On me croit à court de trésorerie. Je vérifie la plomberie.
  `),
  p(`
    Une facture est la première chose que l’on fabrique vraiment ensemble. Il y faut une raison
    sociale, une adresse, un numéro de commande, quelqu’un qui valide et quelqu’un qui paie. Ces
    deux-là, en général, ne se sont jamais rencontrés. S’il existe un portail avec un mot de
    passe, je veux faire sa connaissance maintenant, la première semaine, tant que tout le monde
    m’aime encore.
  `),
  h2("Ce qu’elle a révélé"),
  ul(
    "Un client dont la société n’existait pas encore.",
    "Un service achats, dans un autre pays, qui ne payait que le 17.",
    "Deux associés, chacun convaincu que l’autre réglait.",
    `
      Un formulaire fournisseur de neuf pages qui demandait mon groupe sanguin. J’ai laissé la
      case vide.
    `,
  ),
  p(`
    En quatre ans, la petite facture a été payée onze fois en retard. Dix de ces projets ont
    ensuite eu du mal à décider. La facture finale, elle, est réglée en douze jours en moyenne.
    Avant, c’était quarante et un.
  `),
  p("La plomberie fonctionne avant que l’eau ne devienne chère. C’est tout."),
);

const no = doc(
  p(`
    Den første morgenen i hvert prosjekt, før jeg åpner en eneste fil, sender jeg en faktura på
    10 %. Folk tror jeg har dårlig råd. Jeg tester rørene.
  `),
  p(`
    En faktura er det første vi virkelig lager sammen. Den trenger et firmanavn, en adresse, et
    bestillingsnummer, en som godkjenner, og en som betaler. De to siste har som regel aldri
    møttes. Finnes det en portal med passord, vil jeg møte portalen nå, i uke én, mens alle
    fortsatt liker meg.
  `),
  h2("Det den har funnet"),
  ul(
    "En kunde der firmaet ikke fantes ennå.",
    "En innkjøpsavdeling i et annet land som bare betalte den 17.",
    "To partnere som begge var sikre på at den andre betalte.",
    `
      Et leverandørskjema på ni sider som spurte om blodtypen min. Det feltet lot jeg stå tomt.
    `,
  ),
  p(`
    På fire år er den lille fakturaen blitt betalt for sent elleve ganger. Ti av de prosjektene
    fikk senere problemer med å ta beslutninger. Sluttfakturaen blir nå betalt på tolv dager i
    snitt. Før var det førtien.
  `),
  p("Rørene virker før vannet blir dyrt. Det er alt."),
);

export const post: DemoPost = {
  author: "tomas-rivera",
  categories: ["business"],
  tags: ["invoices", "freelancing", "contracts"],
  cover: "/artwork/bars-265.svg",
  coverAlt: {
    en: "Blue and violet bars in two sizes under a violet disc",
    fr: "Barres bleues et violettes de deux tailles sous un disque violet",
    no: "Blå og fiolette søyler i to størrelser under en fiolett skive",
  },
  title: {
    en: "The invoice I send on day one",
    fr: "La facture que j’envoie le premier jour",
    no: "Fakturaen jeg sender på dag én",
  },
  description: {
    en: "It is for a tenth of the job. It has never been about the money.",
    fr: "Elle porte sur un dixième du projet. Il n’a jamais été question d’argent.",
    no: "Den er på en tidel av jobben. Det har aldri handlet om pengene.",
  },
  content: { en, fr, no },
  publishedAt: "2026-10-09T09:20:00+02:00",
  views: 1405,
};
