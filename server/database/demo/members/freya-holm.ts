import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const freyaHolm: DemoMember = {
  handle: "freya-holm",
  name: "Freya Holm",
  pronouns: "she/her",
  role: { en: "Type designer", fr: "Dessinatrice de caractères", no: "Skriftdesigner" },
  headline: {
    en: "I draw letters for places people are tired, late or reading in the dark.",
    fr: "Je dessine des lettres pour les lieux où l’on est fatigué, en retard ou dans le noir.",
    no: "Jeg tegner bokstaver for steder der folk er trøtte, sent ute eller leser i mørket.",
  },
  about: {
    en: prose`
      I draw letters, and I test them where they will be read. Fjordlys was proofed at four in the
      morning on the car deck of a ferry, in rain, by people who only wanted to find cabin 4. Grot
      No. 9, my retail family of fourteen styles, spent a winter on a bus stop outside my window.

      I work from Copenhagen, alone or with one other pair of hands, and I take on three custom
      typefaces a year. You get the sources, a specimen in your own words and a licence you can read
      in a minute.

      If your language has a letter that others forget, write to me. I have an å, an ø and a ð that
      I am rather proud of, and I would love to draw yours.
    `,
    fr: prose`
      Je dessine des lettres, et je les essaie là où elles seront lues. Fjordlys a été corrigé à
      quatre heures du matin sur le pont d’un ferry, sous la pluie, par des gens qui voulaient
      seulement trouver la cabine 4. Grot No. 9, ma famille en quatorze styles, a passé un hiver sur
      l’abribus devant ma fenêtre.

      Je travaille à Copenhague, seule ou à quatre mains, et j’accepte trois caractères sur mesure
      par an. Vous recevez les sources, un spécimen composé avec vos propres mots et une licence qui
      se lit en une minute.

      Si votre langue a une lettre que les autres oublient, écrivez-moi. J’ai un å, un ø et un ð dont
      je suis assez fière, et je dessinerais volontiers la vôtre.
    `,
    no: prose`
      Jeg tegner bokstaver, og prøver dem der de skal leses. Fjordlys ble rettet klokka fire om
      morgenen på bildekket på en ferge, i regn, av folk som bare ville finne lugar 4. Grot No. 9,
      familien min med fjorten snitt, hang en hel vinter på busskuret utenfor vinduet mitt.

      Jeg holder til i København, alene eller med ett par hender til, og tar på meg tre skrifter på
      bestilling i året. Du får kildefilene, en skriftprøve med dine egne ord og en lisens som leses
      på ett minutt.

      Har språket ditt en bokstav som andre glemmer, så skriv til meg. Jeg har en å, en ø og en ð jeg
      er ganske stolt av, og tegner gjerne din.
    `,
  },
  company: "Holm Type",
  city: "Copenhagen",
  country: "DK",
  timeZone: "Europe/Copenhagen",
  skills: ["Type design", "Lettering", "Wayfinding", "Numerals", "Font engineering"],
  tools: ["Glyphs", "FontTools", "Broad-nib pen", "Python"],
  languages: [
    { code: "da", level: "native" },
    { code: "en", level: "fluent" },
    { code: "no", level: "fluent" },
  ],
  links: [
    { label: "freyaholm.example", url: "https://freyaholm.example" },
    { label: "Mastodon", url: "https://social.example/@freya" },
    { label: "Code", url: "https://code.example/freyaholm" },
  ],
  experience: [
    {
      title: "Type designer",
      organization: "Holm Type",
      startYear: 2019,
      description: "Custom typefaces for transport, books and two newspapers.",
    },
    { title: "Font engineer", organization: "Kontoret", startYear: 2014, endYear: 2019 },
  ],
  education: [
    {
      title: "Typeface design, MA",
      organization: "Academy of Art, The Hague",
      startYear: 2013,
      endYear: 2014,
    },
  ],
  awards: [{ title: "Gold, typefaces", organization: "Nordic Design Prize", startYear: 2024 }],
  availability: "limited",
  availableFrom: "2027-01-12",
  cover: "/artwork/alphabet-75.svg",
  email: "member@atelier.test",
};
