import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const valentinaRojas: DemoMember = {
  handle: "valentina-rojas",
  name: "Valentina Rojas",
  pronouns: "ella",
  role: { en: "Game artist", fr: "Artiste de jeux vidéo", no: "Spillkunstner" },
  headline: {
    en: "Pixel by pixel from Valparaíso: 42 colours, 12 frames and a hill in every level.",
    fr: "Pixel par pixel depuis Valparaíso\u202f: 42 couleurs, 12 images, une colline par niveau.",
    no: "Piksel for piksel fra Valparaíso: 42 farger, 12 bilder og en bakke i hvert nivå.",
  },
  about: {
    en: prose`
      I grew up on a hill with nineteen lifts and one bus, so my games are about going up. I draw
      characters, tiles and small weather for studios of two to ten people, and I have finished six
      games that you can actually buy.

      I start with limits: forty-two colours, sixteen pixels, twelve frames for a walk. A limit
      decides a thousand things nobody then has to discuss. When a sprite does not read at half its
      size, I remove a pixel; I have never yet had to add one.

      I bring my own pipeline, animated in Aseprite and exported by a script, so that your
      programmer sees a new walk in the game within a minute.
    `,
    fr: prose`
      J’ai grandi sur une colline avec dix-neuf funiculaires et un seul bus, alors mes jeux parlent de
      monter. Je dessine des personnages, des décors et de la petite météo pour des studios de deux à
      dix personnes, et j’ai terminé six jeux que l’on peut réellement acheter.

      Je commence par les limites : quarante-deux couleurs, seize pixels, douze images pour une
      marche. Une limite tranche mille choses dont personne ne débattra plus. Quand un personnage ne
      se lit pas à moitié de sa taille, j’enlève un pixel ; je n’ai encore jamais dû en ajouter.

      J’apporte ma chaîne de production, animée dans Aseprite et exportée par un script : votre
      programmeuse voit la nouvelle marche dans le jeu en une minute.
    `,
    no: prose`
      Jeg vokste opp i en bakke med nitten kabelbaner og én buss, så spillene mine handler om å komme
      seg opp. Jeg tegner figurer, fliser og småvær for studioer på to til ti personer, og har fullført
      seks spill som faktisk kan kjøpes.

      Jeg begynner med grensene: førtito farger, seksten piksler, tolv bilder for en gange. En grense
      avgjør tusen ting som ingen da trenger å diskutere. Kan ikke en figur leses i halv størrelse,
      fjerner jeg en piksel. Jeg har aldri måttet legge til en.

      Jeg har med min egen produksjonslinje, animert i Aseprite og eksportert med et skript, så
      programmereren din ser det nye ganglaget i spillet i løpet av et minutt.
    `,
  },
  city: "Valparaíso",
  country: "CL",
  timeZone: "America/Santiago",
  skills: ["Pixel art", "Animation", "Character design", "Level art", "Colour limits"],
  tools: ["Aseprite", "Godot", "Tiled", "Python"],
  languages: [
    { code: "es", level: "native" },
    { code: "en", level: "fluent" },
  ],
  links: [
    { label: "valentinarojas.example", url: "https://valentinarojas.example" },
    { label: "Games", url: "https://play.example/valentina" },
  ],
  availability: "booked",
  availableFrom: "2027-05-03",
  cover: "/artwork/domes-330.svg",
  email: "valentina-rojas@atelier.test",
};
