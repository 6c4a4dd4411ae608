import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const yukiTanaka: DemoMember = {
  handle: "yuki-tanaka",
  name: "Yuki Tanaka",
  role: {
    en: "Sound and interaction designer",
    fr: "Designer sonore et d’interaction",
    no: "Lyd- og interaksjonsdesigner",
  },
  headline: {
    en: "I design the sounds of machines, and the silence between them.",
    fr: "Je compose le son des machines, et le silence qui les sépare.",
    no: "Jeg lager lydene til maskiner, og stillheten mellom dem.",
  },
  about: {
    en: prose`
      A ticket gate in Kyoto says yes in 180 milliseconds. If it takes 220, the queue begins to
      sing. I spend my days in that gap.

      I make sounds for trains, kitchen appliances, museums and one rather shy robot. I record in
      the place itself, always at the worst hour, and then I take away frequencies until the new
      sound can be heard without being louder than the old one. Interaction comes from the same
      thought: an answer belongs where the hand is, at once, and no longer than needed.

      I share a studio above a tofu maker in Nishijin. The morning is noisy, the tofu is excellent,
      and visitors are welcome after ten.
    `,
    fr: prose`
      À Kyoto, un portillon dit oui en 180 millisecondes. S’il en met 220, la file se met à
      chantonner. Je passe mes journées dans cet intervalle.

      Je crée des sons pour des trains, des appareils de cuisine, des musées et un robot plutôt
      timide. J’enregistre sur place, toujours à la pire heure, puis j’enlève des fréquences jusqu’à
      ce que le nouveau son s’entende sans être plus fort que l’ancien. L’interaction vient de la même
      idée : une réponse doit être là où est la main, tout de suite, et pas plus longue que
      nécessaire.

      Je partage un atelier au-dessus d’un fabricant de tofu à Nishijin. Le matin est bruyant, le tofu
      excellent, et l’on peut passer après dix heures.
    `,
    no: prose`
      En billettsperre i Kyoto sier ja på 180 millisekunder. Bruker den 220, begynner køen å nynne.
      Jeg tilbringer dagene i det mellomrommet.

      Jeg lager lyder for tog, kjøkkenmaskiner, museer og én nokså sjenert robot. Jeg gjør opptak på
      stedet, alltid på det verste tidspunktet, og fjerner så frekvenser til den nye lyden høres uten
      å være høyere enn den gamle. Interaksjon kommer av samme tanke: Et svar hører hjemme der hånden
      er, med en gang, og ikke lenger enn nødvendig.

      Jeg deler et atelier over en tofumaker i Nishijin. Morgenen er bråkete, tofuen er utmerket, og
      det er bare å stikke innom etter klokka ti.
    `,
  },
  city: "Kyoto",
  country: "JP",
  timeZone: "Asia/Tokyo",
  skills: ["Sound design", "Interaction design", "Field recording", "Prototyping", "Haptics"],
  tools: ["SuperCollider", "Reaper", "Arduino", "Binaural microphone"],
  languages: [
    { code: "ja", level: "native" },
    { code: "en", level: "fluent" },
  ],
  links: [
    { label: "yukitanaka.example", url: "https://yukitanaka.example" },
    { label: "Recordings", url: "https://sound.example/yuki" },
  ],
  availability: "open",
  cover: "/artwork/rings-240.svg",
  email: "yuki-tanaka@atelier.test",
};
