import type { DemoPost } from "../demo-post.ts";
import { doc, h2, p, ul } from "../writing.ts";

const en = doc(
  p(`
    The clinic wanted an app, so that patients would stop asking at the desk. I asked what they
    were asking. Nobody had written it down, so I sat under a rubber plant for four days and
    did.
  `),
  p("212 questions. More than half of them were the same one: *have you forgotten me?*"),
  h2("The floor"),
  p(`
    An app cannot answer that, but a floor can. We laid the waiting room with three fields of
    colour. You sit down in the pink, and move to plum when you are among the next five. When
    you are on the dark tiles, a doctor is walking towards you. You can see where you are, and,
    more important, everybody else can too.
  `),
  p("A clock would have been cheaper. But clocks lie in clinics, and tiles do not."),
  h2("After three months"),
  ul(
    "Questions at the desk: down 58%.",
    "Waiting time: exactly the same.",
    "Complaints about waiting time: down by half.",
  ),
  p(`
    Children treat it as a board game and cheat in both directions. One man refused to leave the
    pink because he liked the light. He was called there, and the doctor walked the extra six
    metres.
  `),
);

const fr = doc(
  p(`
    La clinique voulait une application, pour que les patients cessent d’interroger l’accueil.
    J’ai demandé ce qu’ils demandaient. Personne ne l’avait noté, alors j’ai passé quatre jours
    sous un caoutchouc à le faire.
  `),
  p("212 questions. Plus de la moitié étaient la même\u202f: *m’avez-vous oublié\u202f?*"),
  h2("Le sol"),
  p(`
    Une application ne sait pas répondre à cela, mais un sol, si. Nous avons carrelé la salle en
    trois couleurs. On s’assoit dans le rose, on passe au prune quand on est parmi les cinq
    prochains. Sur les carreaux sombres, un médecin est déjà en route vers vous. On voit où l’on
    en est et, surtout, tous les autres le voient aussi.
  `),
  p(`
    Une horloge aurait coûté moins cher. Mais dans une clinique, les horloges mentent, pas les
    carreaux.
  `),
  h2("Trois mois après"),
  ul(
    "Questions à l’accueil\u202f: 58 % de moins.",
    "Temps d’attente\u202f: exactement le même.",
    "Plaintes sur le temps d’attente\u202f: deux fois moins.",
  ),
  p(`
    Les enfants y voient un jeu de l’oie et trichent dans les deux sens. Un monsieur a refusé de
    quitter le rose, parce qu’il en aimait la lumière. On l’y a appelé, et le médecin a fait six
    mètres de plus.
  `),
);

const no = doc(
  p(`
    Klinikken ville ha en app, slik at pasientene sluttet å spørre i skranken. Jeg spurte hva de
    spurte om. Ingen hadde skrevet det ned, så jeg satt under en gummiplante i fire dager og
    gjorde det.
  `),
  p("212 spørsmål. Mer enn halvparten var det samme: *Har dere glemt meg?*"),
  h2("Gulvet"),
  p(`
    Det kan ikke en app svare på, men et gulv kan. Vi la venterommet i tre fargefelt. Du setter
    deg i det rosa og flytter deg til plomme når du er blant de fem neste. Sitter du på de mørke
    flisene, er en lege på vei mot deg. Du ser hvor du er, og, enda viktigere, det gjør alle
    andre også.
  `),
  p("En klokke hadde vært billigere. Men på klinikker lyver klokkene, og det gjør ikke flisene."),
  h2("Etter tre måneder"),
  ul(
    "Spørsmål i skranken: ned 58 %.",
    "Ventetid: nøyaktig den samme.",
    "Klager på ventetida: halvert.",
  ),
  p(`
    Barna bruker det som brettspill og jukser i begge retninger. En mann nektet å forlate det
    rosa fordi han likte lyset. Han ble ropt opp der, og legen gikk de seks meterne ekstra.
  `),
);

export const post: DemoPost = {
  author: "lea-brandt",
  categories: ["case-studies"],
  tags: ["service design", "health", "signage"],
  cover: "/artwork/quarters-340.svg",
  coverAlt: {
    en: "A tiled pattern of pink and plum quarter circles",
    fr: "Un carrelage de quarts de cercle rose et prune",
    no: "Et flismønster av rosa og plommefargede kvartsirkler",
  },
  title: {
    en: "A waiting room that explains itself",
    fr: "Une salle d’attente qui s’explique toute seule",
    no: "Et venterom som forklarer seg selv",
  },
  description: {
    en: "A clinic in Neukölln asked for an app. It got a floor.",
    fr: "Une clinique de Neukölln voulait une application. Elle a reçu un sol.",
    no: "En klinikk i Neukölln ba om en app. Den fikk et gulv.",
  },
  content: { en, fr, no },
  publishedAt: "2026-06-24T08:20:00+02:00",
  views: 1089,
};
