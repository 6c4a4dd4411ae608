import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const kariNilsen: DemoMember = {
  handle: "kari-nilsen",
  name: "Kari Nilsen",
  pronouns: "hun/henne",
  role: { en: "Illustrator", fr: "Illustratrice", no: "Illustratør" },
  headline: {
    en: "I draw weather, animals and people who are waiting for a bus that is not coming.",
    fr: "Je dessine la météo, les bêtes et les gens qui attendent un bus qui ne viendra pas.",
    no: "Jeg tegner vær, dyr og folk som venter på en buss som ikke kommer.",
  },
  about: {
    en: prose`
      In Tromsø the sun stays away from late November to the middle of January. I draw most of the
      year’s colour in those weeks, from memory, and I think that is why it comes out a little too
      bright.

      I illustrate children’s books, packaging and the kind of report that ministries would like
      people to read. I start with forty thumbnails the size of a stamp and show you all of them,
      also the silly ones; number 31 is often the one.

      I work in gouache and on a tablet, and I deliver layers with names. I do not draw in the manner
      of other living illustrators, but I will gladly give you their address.
    `,
    fr: prose`
      À Tromsø, le soleil disparaît de la fin novembre à la mi-janvier. C’est pendant ces semaines que
      je peins l’essentiel des couleurs de l’année, de mémoire, et c’est sans doute pour cela
      qu’elles sortent un peu trop vives.

      J’illustre des livres pour enfants, des emballages et ces rapports que les ministères
      aimeraient bien voir lus. Je commence par quarante vignettes de la taille d’un timbre et je les
      montre toutes, même les idiotes : la bonne est souvent la trente et unième.

      Je travaille à la gouache et sur tablette, et mes calques portent des noms. Je ne dessine pas à
      la manière d’autres illustrateurs vivants, mais je donne volontiers leur adresse.
    `,
    no: prose`
      I Tromsø er sola borte fra slutten av november til midten av januar. Det er da jeg maler det
      meste av årets farger, etter hukommelsen, og det er nok derfor de blir litt for sterke.

      Jeg illustrerer barnebøker, emballasje og den typen rapporter departementene skulle ønske folk
      leste. Jeg begynner med førti skisser på størrelse med et frimerke og viser deg alle, også de
      tullete. Nummer 31 er ofte den rette.

      Jeg jobber i gouache og på nettbrett, og leverer lag med navn. Jeg tegner ikke i stilen til
      andre nålevende illustratører, men gir deg gjerne adressen deres.
    `,
  },
  city: "Tromsø",
  country: "NO",
  timeZone: "Europe/Oslo",
  skills: ["Illustration", "Picture books", "Editorial", "Packaging", "Gouache"],
  tools: ["Gouache", "Procreate", "Clip Studio", "Scanner"],
  languages: [
    { code: "no", level: "native" },
    { code: "en", level: "fluent" },
    { code: "se", level: "working" },
  ],
  links: [
    { label: "karinilsen.example", url: "https://karinilsen.example" },
    { label: "Prints", url: "https://papier.example/kari" },
  ],
  availability: "open",
  cover: "/artwork/domes-300.svg",
  email: "kari-nilsen@atelier.test",
};
