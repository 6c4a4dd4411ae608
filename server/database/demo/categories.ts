import type { Text } from "./text.ts";

export interface DemoCategory {
  /** The name by which demo posts refer to it */
  key: string;
  name: Text;
  slug: Text;
  description: Text;
  icon: string;
  color: "default" | "cyan" | "purple" | "blue" | "orange" | "red";
  order: number;
}

export const categories: DemoCategory[] = [
  {
    key: "craft",
    name: { en: "Craft", fr: "Savoir-faire", no: "Håndverk" },
    slug: { en: "craft", fr: "savoir-faire", no: "handverk" },
    description: {
      en: "How things are drawn, set, shot, woven and built, told by those who did it.",
      fr: "Dessiner, composer, photographier, tisser, construire\u202f: par celles et ceux qui l’ont fait.",
      no: "Hvordan ting blir tegnet, satt, fotografert, vevd og bygd, fortalt av dem som gjorde det.",
    },
    icon: "tabler:brush",
    color: "orange",
    order: 1,
  },
  {
    key: "business",
    name: { en: "Business", fr: "Métier", no: "Forretning" },
    slug: { en: "business", fr: "metier", no: "forretning" },
    description: {
      en: "Briefs, prices, contracts and clients: the part of the work nobody teaches.",
      fr: "Briefs, prix, contrats et clients\u202f: la part du métier que personne n’enseigne.",
      no: "Briefer, priser, kontrakter og kunder: den delen av jobben ingen underviser i.",
    },
    icon: "tabler:briefcase",
    color: "blue",
    order: 2,
  },
  {
    key: "tools",
    name: { en: "Tools", fr: "Outils", no: "Verktøy" },
    slug: { en: "tools", fr: "outils", no: "verktoy" },
    description: {
      en: "What we use, how it is set up, and what we threw away.",
      fr: "Ce que nous utilisons, comment c’est réglé, et ce que nous avons jeté.",
      no: "Det vi bruker, hvordan det er satt opp, og det vi kastet.",
    },
    icon: "tabler:tools",
    color: "cyan",
    order: 3,
  },
  {
    key: "case-studies",
    name: { en: "Case studies", fr: "Études de cas", no: "Prosjekter" },
    slug: { en: "case-studies", fr: "etudes-de-cas", no: "prosjekter" },
    description: {
      en: "One project from the first call to the last invoice, with its numbers.",
      fr: "Un projet, du premier appel à la dernière facture, avec ses chiffres.",
      no: "Ett prosjekt fra den første samtalen til den siste fakturaen, med tallene.",
    },
    icon: "tabler:folders",
    color: "purple",
    order: 4,
  },
];
