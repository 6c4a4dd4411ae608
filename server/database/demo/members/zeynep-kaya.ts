import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const zeynepKaya: DemoMember = {
  handle: "zeynep-kaya",
  name: "Zeynep Kaya",
  pronouns: "she/her",
  role: { en: "Textile designer", fr: "Designer textile", no: "Tekstildesigner" },
  headline: {
    en: "Woven patterns for seats that thousands of people will sit on.",
    fr: "Des motifs tissés pour des sièges où s’assiéront des milliers de personnes.",
    no: "Vevde mønstre til seter som tusenvis av mennesker skal sitte på.",
  },
  about: {
    en: prose`
      A train seat is looked at for forty minutes from a distance of thirty centimetres, and then it
      is sat on. I design for both. My patterns hide coffee, survive ten years of zips, and have one
      small thing in them that a bored child will find.

      I weave every sample myself on an eight-shaft loom in Balat before a mill in Bursa makes the
      first hundred metres. It costs two weeks and saves two months.

      I also work with architects on curtains that hush a room, and with two museums on catalogues
      of Anatolian kilims, which taught me everything I know about repetition and about when to break
      it.
    `,
    fr: prose`
      Un siège de train se regarde quarante minutes, à trente centimètres, puis on s’assied dessus. Je
      dessine pour les deux. Mes motifs cachent le café, résistent à dix ans de fermetures éclair et
      contiennent une petite chose qu’un enfant qui s’ennuie finira par trouver.

      Je tisse chaque échantillon moi-même, sur un métier à huit cadres à Balat, avant qu’une usine de
      Bursa produise les cent premiers mètres. Cela coûte deux semaines et en épargne huit.

      Je travaille aussi avec des architectes sur des rideaux qui apaisent une pièce, et avec deux
      musées sur des catalogues de kilims anatoliens. Ils m’ont appris tout ce que je sais de la
      répétition, et du moment de la rompre.
    `,
    no: prose`
      Et togsete blir sett på i førti minutter fra tretti centimeters avstand, og så blir det sittet
      på. Jeg tegner for begge deler. Mønstrene mine skjuler kaffe, tåler ti år med glidelåser og har
      én liten ting i seg som et barn som kjeder seg, vil finne.

      Jeg vever hver prøve selv på en åtteskaftet vev i Balat før en fabrikk i Bursa lager de første
      hundre meterne. Det koster to uker og sparer to måneder.

      Jeg samarbeider også med arkitekter om gardiner som demper et rom, og med to museer om kataloger
      over anatoliske kelimer. De har lært meg alt jeg kan om gjentakelse, og om når den skal brytes.
    `,
  },
  city: "Istanbul",
  country: "TR",
  timeZone: "Europe/Istanbul",
  skills: ["Textile design", "Weaving", "Pattern", "Public transport", "Acoustics"],
  tools: ["Eight-shaft loom", "ArahWeave", "Gouache", "Loupe"],
  languages: [
    { code: "tr", level: "native" },
    { code: "en", level: "fluent" },
    { code: "fr", level: "working" },
  ],
  links: [{ label: "zeynepkaya.example", url: "https://zeynepkaya.example" }],
  availability: "open",
  cover: "/artwork/quarters-355.svg",
  email: "zeynep-kaya@atelier.test",
};
