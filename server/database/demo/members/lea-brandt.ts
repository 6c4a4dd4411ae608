import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const leaBrandt: DemoMember = {
  handle: "lea-brandt",
  name: "Lea Brandt",
  pronouns: "sie/ihr",
  role: { en: "Service designer", fr: "Designer de services", no: "Tjenestedesigner" },
  headline: {
    en: "I follow a form through seven offices and come back with a shorter one.",
    fr: "Je suis un formulaire à travers sept bureaux et je reviens avec un plus court.",
    no: "Jeg følger et skjema gjennom sju kontorer og kommer tilbake med et kortere.",
  },
  about: {
    en: prose`
      I work for cities, libraries and health insurers, mostly in Berlin. My method is to be the
      letter. I start at the desk where it is written, I travel with it, I wait where it waits, and I
      write down who sighs.

      At the end there is a map on a wall, a shorter form, and usually one person in the cellar who
      turns out to have been running the whole service for nine years. We give that person a better
      title and a second screen.

      I train teams to do this without me. If you call again after a year, it should be for a beer
      and not for a workshop.
    `,
    fr: prose`
      Je travaille pour des villes, des bibliothèques et des caisses d’assurance maladie, surtout à
      Berlin. Ma méthode : être la lettre. Je pars du bureau où elle est écrite, je voyage avec elle,
      j’attends là où elle attend, et je note qui soupire.

      À la fin, il y a une carte au mur, un formulaire plus court et, presque toujours, une personne
      au sous-sol dont on découvre qu’elle fait tourner tout le service depuis neuf ans. On lui donne
      un meilleur titre et un deuxième écran.

      Je forme les équipes à s’en sortir sans moi. Si vous me rappelez au bout d’un an, que ce soit
      pour une bière et non pour un atelier.
    `,
    no: prose`
      Jeg jobber for byer, bibliotek og sykekasser, mest i Berlin. Metoden min er å være brevet. Jeg
      begynner ved pulten der det skrives, reiser med det, venter der det venter, og noterer hvem som
      sukker.

      Til slutt henger det et kart på veggen, skjemaet er blitt kortere, og som regel viser det seg
      at én person i kjelleren har drevet hele tjenesten i ni år. Den personen får en bedre tittel og
      en skjerm til.

      Jeg lærer opp team til å klare seg uten meg. Ringer dere igjen om et år, bør det være for en øl
      og ikke for en workshop.
    `,
  },
  city: "Berlin",
  country: "DE",
  timeZone: "Europe/Berlin",
  skills: ["Service design", "Public sector", "Form design", "Facilitation", "Field research"],
  tools: ["Sticky notes", "Figma", "Train pass", "Excel"],
  languages: [
    { code: "de", level: "native" },
    { code: "en", level: "fluent" },
    { code: "fr", level: "working" },
  ],
  links: [
    { label: "leabrandt.example", url: "https://leabrandt.example" },
    { label: "Talks", url: "https://talks.example/lea-brandt" },
  ],
  availability: "open",
  cover: "/artwork/bars-340.svg",
  email: "lea-brandt@atelier.test",
};
