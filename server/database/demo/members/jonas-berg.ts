import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const jonasBerg: DemoMember = {
  handle: "jonas-berg",
  name: "Jonas Berg",
  pronouns: "han/ham",
  role: { en: "Developer", fr: "Développeur", no: "Utvikler" },
  headline: {
    en: "I build what Studio Nord draws, and I delete about as much as I write.",
    fr: "Je construis ce que Studio Nord dessine, et j’efface à peu près autant que j’écris.",
    no: "Jeg bygger det Studio Nord tegner, og sletter omtrent like mye som jeg skriver.",
  },
  about: {
    en: prose`
      I am the developer at Studio Nord: one of two, depending on who you ask about the coffee
      machine. I like small servers, plain HTML and databases that were already boring when I went to
      school.

      Our sites go live after nine working days, not because we type fast but because we decide
      early. On day one there is an address that answers, on day two there is real content in it, and
      from then on everybody sees the same thing. The rest of the time goes into what nobody
      photographs: backups, redirects, the printer in the harbour office that only speaks Latin-1.

      Outside work I repair radios and lose at table tennis to Elias.
    `,
    fr: prose`
      Je suis le développeur de Studio Nord : l’un des deux, selon la personne à qui l’on pose la
      question de la machine à café. J’aime les petits serveurs, le HTML sans apprêt et les bases de
      données qui étaient déjà ennuyeuses quand j’étais étudiant.

      Nos sites sont en ligne après neuf jours ouvrés. Non parce que nous tapons vite, mais parce que
      nous décidons tôt. Le premier jour, une adresse répond. Le deuxième, elle montre de vrais
      contenus, et dès lors tout le monde voit la même chose. Le reste du temps va à ce que personne
      ne photographie : sauvegardes, redirections, et l’imprimante de la capitainerie qui ne connaît
      que le Latin-1.

      Le reste du temps, je répare des radios et je perds au ping-pong contre Elias.
    `,
    no: prose`
      Jeg er utvikleren i Studio Nord, en av to, alt etter hvem du spør om kaffemaskinen. Jeg liker
      små servere, HTML uten dikkedarer og databaser som var kjedelige allerede da jeg gikk på skolen.

      Nettstedene våre er ute etter ni arbeidsdager. Ikke fordi vi skriver fort, men fordi vi
      bestemmer oss tidlig. Den første dagen finnes det en adresse som svarer, den andre dagen har
      den ekte innhold, og fra da av ser alle det samme. Resten av tiden går til det ingen tar bilde
      av: sikkerhetskopier, omdirigeringer og skriveren på havnekontoret som bare forstår Latin-1.

      Utenom jobben reparerer jeg radioer og taper for Elias i bordtennis.
    `,
  },
  city: "Oslo",
  country: "NO",
  timeZone: "Europe/Oslo",
  skills: ["Web development", "PostgreSQL", "Accessibility", "Hosting", "Typesetting for screens"],
  tools: ["TypeScript", "PostgreSQL", "Debian", "Soldering iron"],
  languages: [
    { code: "no", level: "native" },
    { code: "en", level: "fluent" },
    { code: "de", level: "working" },
  ],
  links: [
    { label: "studionord.example", url: "https://studionord.example/jonas" },
    { label: "Code", url: "https://code.example/jonasberg" },
  ],
  availability: "limited",
  availableFrom: "2026-12-14",
  cover: "/artwork/rings-205.svg",
  email: "jonas-berg@atelier.test",
};
