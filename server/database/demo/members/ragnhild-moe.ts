import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const ragnhildMoe: DemoMember = {
  handle: "ragnhild-moe",
  name: "Ragnhild Moe",
  pronouns: "she/her",
  role: { en: "Community lead", fr: "Responsable de la communauté", no: "Leder for fellesskapet" },
  headline: {
    en: "I keep the lights on here, and the coffee.",
    fr: "Je veille ici sur la lumière, et sur le café.",
    no: "Jeg holder lyset på her, og kaffen varm.",
  },
  about: {
    en: prose`
      I look after this place: who comes in, what stays, and that whoever asks gets an answer the same
      day. Most of it is reading. People tell you what they need if you let them finish.

      Before that I ran a print shop in Bergen for eleven years, with two presses older than me and one
      that was not. I still think of pages as sheets that somebody has to fold, and of a good week as one
      in which nothing had to be printed twice.

      Write to me about anything that does not work, about anybody who makes it hard to be here, and of
      course about paper. I answer in Norwegian and English, and slowly but gladly in French.
    `,
    fr: prose`
      Je m’occupe de ce lieu : qui entre, ce qui reste, et que toute question ait sa réponse le jour
      même. C’est surtout de la lecture. Les gens disent ce qu’il leur faut, si on les laisse finir.

      Avant cela, j’ai tenu une imprimerie à Bergen pendant onze ans, avec deux presses plus vieilles que
      moi et une qui ne l’était pas. Une page reste pour moi une feuille que quelqu’un devra plier, et une
      bonne semaine, celle où rien n’a dû être imprimé deux fois.

      Écrivez-moi si quelque chose ne marche pas, si quelqu’un vous gâche le plaisir d’être ici, et bien
      sûr pour parler papier. Je réponds en norvégien et en anglais, lentement mais volontiers en français.
    `,
    no: prose`
      Jeg passer på dette stedet: hvem som kommer inn, hva som blir, og at den som spør får svar samme
      dag. Det meste er lesing. Folk sier hva de trenger, bare de får snakke ferdig.

      Før det drev jeg et trykkeri i Bergen i elleve år, med to presser som var eldre enn meg og én som
      ikke var det. Jeg tenker fremdeles på sider som ark noen skal brette, og på en god uke som en uke der
      ingenting måtte trykkes to ganger.

      Skriv til meg om noe ikke virker, om noen gjør det vanskelig å være her, og selvfølgelig om papir.
      Jeg svarer på norsk og engelsk, og langsomt, men gjerne, på fransk.
    `,
  },
  city: "Bergen",
  country: "NO",
  timeZone: "Europe/Oslo",
  skills: ["Community", "Print production"],
  tools: ["Letterpress"],
  languages: [
    { code: "no", level: "native" },
    { code: "en", level: "fluent" },
  ],
  links: [],
  availability: "booked",
  availableFrom: "2027-03-01",
  cover: "/artwork/bars-20.svg",
  email: "admin@atelier.test",
  isForMembers: true,
};
