import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const saoirseByrne: DemoMember = {
  handle: "saoirse-byrne",
  name: "Saoirse Byrne",
  pronouns: "she/her",
  role: { en: "UX writer", fr: "Rédactrice UX", no: "UX-skribent" },
  headline: {
    en: "I write the four words on the button and the six that apologise.",
    fr: "J’écris les quatre mots du bouton et les six qui s’excusent.",
    no: "Jeg skriver de fire ordene på knappen og de seks som beklager.",
  },
  about: {
    en: prose`
      I was a court reporter for seven years. You sit very still, you write down exactly what people
      say, and you learn that nobody has ever said “please be advised”.

      Now I write for banks, ferries, clinics and apps for growing tomatoes. I start with the worst
      moment: the card that was refused, the result that is not back yet, the account that is gone.
      If the words hold there, they hold everywhere.

      I work in English and Irish and I read everything aloud, to the dismay of the people on the
      Galway train. I also write the guide afterwards: nine pages, never more, with an example for
      every rule.
    `,
    fr: prose`
      J’ai été greffière pendant sept ans. On reste immobile, on note exactement ce que disent les
      gens, et l’on apprend que personne n’a jamais dit « veuillez prendre note ».

      J’écris aujourd’hui pour des banques, des ferries, des cliniques et des applications où l’on
      fait pousser des tomates. Je commence par le pire moment : la carte refusée, le résultat qui
      n’arrive pas, le compte disparu. Si les mots tiennent là, ils tiennent partout.

      Je travaille en anglais et en irlandais, et je lis tout à voix haute, au grand désespoir des
      passagers du train de Galway. J’écris aussi le guide, après coup : neuf pages, jamais plus, avec
      un exemple par règle.
    `,
    no: prose`
      Jeg var rettsreferent i sju år. Du sitter helt stille, skriver ned nøyaktig det folk sier, og
      lærer at ingen noen gang har sagt «det gjøres oppmerksom på».

      Nå skriver jeg for banker, ferger, klinikker og apper for dem som dyrker tomater. Jeg begynner
      med det verste øyeblikket: kortet som ble avvist, prøvesvaret som ikke har kommet, kontoen som
      er borte. Holder ordene der, holder de overalt.

      Jeg jobber på engelsk og irsk og leser alt høyt, til ergrelse for passasjerene på toget til
      Galway. Etterpå skriver jeg veiledningen også: ni sider, aldri flere, med et eksempel til hver
      regel.
    `,
  },
  city: "Galway",
  country: "IE",
  timeZone: "Europe/Dublin",
  skills: ["UX writing", "Content design", "Style guides", "Error messages", "Interviewing"],
  tools: ["Plain text", "Figma", "Recorder", "Red pen"],
  languages: [
    { code: "en", level: "native" },
    { code: "ga", level: "fluent" },
  ],
  links: [
    { label: "saoirsebyrne.example", url: "https://saoirsebyrne.example" },
    { label: "Mastodon", url: "https://social.example/@saoirse" },
  ],
  availability: "limited",
  availableFrom: "2026-12-07",
  cover: "/artwork/waves-130.svg",
  email: "saoirse-byrne@atelier.test",
};
