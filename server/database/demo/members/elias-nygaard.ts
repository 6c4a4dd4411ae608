import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const eliasNygaard: DemoMember = {
  handle: "elias-nygaard",
  name: "Elias Nygaard",
  pronouns: "han/ham",
  role: { en: "Front-end developer", fr: "Développeur front-end", no: "Frontend-utvikler" },
  headline: {
    en: "Fast pages, honest forms and tide tables. I measure on a four-year-old phone.",
    fr: "Pages rapides, formulaires honnêtes et horaires de marées. Je mesure sur un vieux téléphone.",
    no: "Raske sider, ærlige skjemaer og tidevannstabeller. Jeg måler på en fire år gammel telefon.",
  },
  about: {
    en: prose`
      I build the part of the web you touch. My test device is a four-year-old phone with a cracked
      corner, on the bus between Åsane and the centre, because that is where the tunnels are.

      Tidevann started as a weekend: open tide data for the whole coast, drawn as one line you can
      read with wet hands. It now answers about two million requests a month from a server that costs
      less than my lunch, and fishermen write to me when a number is wrong.

      I care about forms that remember what you typed, about buttons that are buttons, and about the
      first second. Booked until March, but ask: I know good people.
    `,
    fr: prose`
      Je construis la partie du web que l’on touche. Mon appareil de test est un téléphone de quatre
      ans, à l’angle fêlé, dans le bus entre Åsane et le centre, parce que c’est là que sont les
      tunnels.

      Tidevann est né un week-end : les données ouvertes des marées de toute la côte, en une seule
      ligne qu’on lit les mains mouillées. Le service répond aujourd’hui à deux millions de requêtes
      par mois depuis un serveur qui coûte moins cher que mon déjeuner, et les pêcheurs m’écrivent
      quand un chiffre est faux.

      J’aime les formulaires qui se souviennent, les boutons qui en sont vraiment, et la première
      seconde. Occupé jusqu’en mars, mais demandez : je connais du monde.
    `,
    no: prose`
      Jeg bygger den delen av nettet du tar på. Testenheten min er en fire år gammel telefon med
      sprukket hjørne, på bussen mellom Åsane og sentrum, for det er der tunnelene er.

      Tidevann begynte som et helgeprosjekt: åpne tidevannsdata for hele kysten, tegnet som én linje
      du kan lese med våte hender. Nå svarer den på rundt to millioner forespørsler i måneden fra en
      server som koster mindre enn lunsjen min, og fiskere skriver til meg når et tall er feil.

      Jeg bryr meg om skjemaer som husker hva du skrev, om knapper som er knapper, og om det første
      sekundet. Opptatt til mars, men spør: Jeg kjenner flinke folk.
    `,
  },
  city: "Bergen",
  country: "NO",
  timeZone: "Europe/Oslo",
  skills: ["Front-end development", "Performance", "Forms", "Open data", "Progressive enhancement"],
  tools: ["TypeScript", "React", "SVG", "An old phone"],
  languages: [
    { code: "no", level: "native" },
    { code: "en", level: "fluent" },
  ],
  links: [
    { label: "tidevann.example", url: "https://tidevann.example" },
    { label: "Code", url: "https://code.example/enygaard" },
  ],
  availability: "booked",
  availableFrom: "2027-03-01",
  cover: "/artwork/code-262.svg",
  email: "elias-nygaard@atelier.test",
};
