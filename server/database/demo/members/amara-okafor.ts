import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const amaraOkafor: DemoMember = {
  handle: "amara-okafor",
  name: "Amara Okafor",
  pronouns: "she/her",
  role: { en: "Motion designer", fr: "Motion designer", no: "Motion designer" },
  headline: {
    en: "I make things move for a reason, and stop when the reason is over.",
    fr: "Je fais bouger les choses pour une raison, et je m’arrête quand elle n’est plus là.",
    no: "Jeg får ting til å bevege seg av en grunn, og stopper når grunnen er borte.",
  },
  about: {
    en: prose`
      I came to motion from television: four years of news graphics in Lagos, where a map had to be
      right at 18:00 and nobody cared about the easing. It is the best school I know. You learn to
      cut, and you learn that a viewer forgives a plain picture but never a late one.

      Now I work with product teams in three time zones on interfaces, title sequences and
      explainers. I hand over curves and durations as numbers, not as a film to be guessed from, and
      every piece has a version for people who have asked their system for less movement.

      I also write about money, because somebody has to.
    `,
    fr: prose`
      Je viens de la télévision : quatre ans d’habillage pour le journal à Lagos, où une carte devait
      être juste à 18 heures et où personne ne s’intéressait aux courbes d’accélération. C’est la
      meilleure école que je connaisse. On y apprend à couper, et on y apprend que le spectateur
      pardonne une image simple, jamais une image en retard.

      Je travaille aujourd’hui avec des équipes produit sur trois fuseaux horaires : interfaces,
      génériques, films explicatifs. Je livre des courbes et des durées en chiffres, pas un film à
      deviner, et chaque animation existe aussi pour celles et ceux qui en demandent moins.

      J’écris aussi sur l’argent, parce qu’il faut bien que quelqu’un s’y colle.
    `,
    no: prose`
      Jeg kom til bevegelse fra fjernsynet: fire år med nyhetsgrafikk i Lagos, der et kart måtte
      stemme klokka 18 og ingen brydde seg om kurvene. Det er den beste skolen jeg vet om. Du lærer
      å kutte, og du lærer at seeren tilgir et enkelt bilde, men aldri et som kommer for sent.

      Nå jobber jeg med produktteam i tre tidssoner, med grensesnitt, vignetter og forklaringsfilmer.
      Jeg leverer kurver og varigheter som tall, ikke som en film man må gjette ut fra, og alt finnes
      i en utgave for dem som har bedt systemet sitt om mindre bevegelse.

      Jeg skriver også om penger, for noen må jo gjøre det.
    `,
  },
  city: "Lagos",
  country: "NG",
  timeZone: "Africa/Lagos",
  skills: ["Motion design", "Title sequences", "Interface animation", "Storyboarding", "Pricing"],
  tools: ["After Effects", "Blender", "Rive", "DaVinci Resolve"],
  languages: [
    { code: "en", level: "native" },
    { code: "ig", level: "native" },
    { code: "fr", level: "working" },
  ],
  links: [
    { label: "amara.example", url: "https://amara.example" },
    { label: "Showreel", url: "https://video.example/amara-okafor" },
    { label: "Mastodon", url: "https://social.example/@amara" },
  ],
  availability: "open",
  cover: "/artwork/domes-95.svg",
  email: "amara-okafor@atelier.test",
};
