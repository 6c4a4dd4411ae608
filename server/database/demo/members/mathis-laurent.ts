import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const mathisLaurent: DemoMember = {
  handle: "mathis-laurent",
  name: "Mathis Laurent",
  pronouns: "il/lui",
  role: { en: "Graphic designer", fr: "Graphiste", no: "Grafisk designer" },
  headline: {
    en: "Identities and print for markets, theatres and anyone who still owns a stapler.",
    fr: "Identités et imprimés pour marchés, théâtres et tous ceux qui possèdent encore une agrafeuse.",
    no: "Identiteter og trykksaker for markeder, teatre og alle som fortsatt eier en stiftemaskin.",
  },
  about: {
    en: prose`
      I learned the trade from a printer in Villeurbanne who would not let me touch a computer for
      six months. I still choose paper before I choose type, and I have never regretted it.

      Most of my clients sell something you can hold: bread, theatre tickets, beeswax, bicycles. For
      Marché I drew four quarter circles that eleven stallholders now cut from cardboard themselves, because a system nobody can repair on a Saturday morning is not a system.

      For colour I build scales that hold on a screen at night and on uncoated stock by day. I write
      about that here, with all the measurements, also the ones that went wrong.
    `,
    fr: prose`
      J’ai appris le métier chez un imprimeur de Villeurbanne qui m’a interdit l’ordinateur pendant
      six mois. Aujourd’hui encore je choisis le papier avant le caractère, et je ne l’ai jamais
      regretté.

      La plupart de mes clients vendent des choses qu’on tient dans la main : du pain, des billets de
      théâtre, de la cire d’abeille, des vélos. Pour Marché, j’ai dessiné quatre quarts de cercle
      que onze commerçants découpent désormais eux-mêmes dans du carton. Un système que
      personne ne sait réparer le samedi matin n’est pas un système.

      Côté couleur, je construis des gammes qui tiennent la nuit sur un écran et le jour sur un papier
      non couché. J’en parle ici, avec toutes les mesures, même les ratées.
    `,
    no: prose`
      Jeg lærte faget hos en trykker i Villeurbanne som ikke lot meg røre en datamaskin på et halvt
      år. Fortsatt velger jeg papir før skrift, og det har jeg aldri angret på.

      De fleste kundene mine selger noe man kan holde i: brød, teaterbilletter, bivoks, sykler. Til
      Marché tegnet jeg fire kvartsirkler som elleve selgere nå skjærer ut av papp selv.
      Et system ingen kan reparere en lørdag morgen, er ikke noe system.

      Når det gjelder farger, bygger jeg skalaer som holder på skjerm om natten og på ubestrøket papir
      om dagen. Det skriver jeg om her, med alle målingene, også dem som gikk galt.
    `,
  },
  city: "Lyon",
  country: "FR",
  timeZone: "Europe/Paris",
  skills: ["Visual identity", "Print", "Colour systems", "Packaging", "Lettering"],
  tools: ["Affinity Publisher", "Figma", "Risograph", "Spectrophotometer"],
  languages: [
    { code: "fr", level: "native" },
    { code: "en", level: "fluent" },
    { code: "it", level: "working" },
  ],
  links: [
    { label: "mathislaurent.example", url: "https://mathislaurent.example" },
    { label: "Shop", url: "https://papier.example/mathis" },
  ],
  availability: "open",
  cover: "/artwork/quarters-40.svg",
  email: "mathis-laurent@atelier.test",
};
