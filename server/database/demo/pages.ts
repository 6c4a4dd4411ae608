import type { Text } from "./text.ts";
import { type DocNode, doc, h2, p, ul } from "./writing.ts";

/** A page of the demo world, published in the languages it is written in. */
export interface DemoPage {
  slug: string;
  order: number;
  inFooter: boolean;
  date: string;
  title: Text;
  description: Text;
  content: { en: DocNode; fr?: DocNode; no?: DocNode };
}

export const pages: DemoPage[] = [
  {
    slug: "accessibility",
    order: 3,
    inFooter: true,
    date: "2026-11-10",
    title: { en: "Accessibility", fr: "Accessibilité", no: "Tilgjengelighet" },
    description: {
      en: "What works on this site, what does not yet, and whom to tell.",
      fr: "Ce qui fonctionne sur ce site, ce qui ne fonctionne pas encore, et à qui le dire.",
      no: "Hva som virker på nettstedet, hva som ikke gjør det ennå, og hvem du sier det til.",
    },
    content: {
      en: doc(
        p("We want everyone to be able to show their work here, and to find the work of others."),
        h2("What works"),
        ul(
          "Every page can be read, and every form sent, without JavaScript and without a mouse.",
          "Text and controls keep the contrast of WCAG 2.2 AA in every colour, light and dark.",
          "Animations stop if your system asks for less motion.",
        ),
        h2("What does not work yet"),
        ul(
          "Some members describe their pictures only in the language they work in.",
          "Videos that members link to may lack captions.",
        ),
        h2("Tell us"),
        p(
          "If something keeps you out, [write to us](/contact-us). Say which page it was and what you used. A person answers within five days.",
        ),
      ),
      fr: doc(
        p("Nous voulons que chacun puisse montrer son travail ici, et trouver celui des autres."),
        h2("Ce qui fonctionne"),
        ul(
          "Chaque page se lit et chaque formulaire s’envoie sans JavaScript et sans souris.",
          "Les textes et les commandes gardent le contraste de WCAG 2.2 AA dans toutes les couleurs, en clair comme en sombre.",
          "Les animations s’arrêtent si votre système demande moins de mouvement.",
        ),
        h2("Ce qui ne fonctionne pas encore"),
        ul(
          "Certains membres ne décrivent leurs images que dans leur langue de travail.",
          "Les vidéos vers lesquelles pointent des membres n’ont pas toujours de sous-titres.",
        ),
        h2("Dites-le-nous"),
        p(
          "Si quelque chose vous arrête, [écrivez-nous](/fr/contact-us). Indiquez la page et ce que vous utilisez. Une personne répond sous cinq jours.",
        ),
      ),
      no: doc(
        p("Vi vil at alle skal kunne vise arbeidet sitt her, og finne andres."),
        h2("Det som virker"),
        ul(
          "Hver side kan leses, og hvert skjema sendes, uten JavaScript og uten mus.",
          "Tekst og knapper har kontrasten WCAG 2.2 AA krever i alle farger, lyst og mørkt.",
          "Animasjoner stopper hvis systemet ditt ber om mindre bevegelse.",
        ),
        h2("Det som ikke virker ennå"),
        ul(
          "Noen medlemmer beskriver bildene sine bare på språket de arbeider på.",
          "Videoer som medlemmer lenker til, kan mangle teksting.",
        ),
        h2("Si fra"),
        p(
          "Hvis noe stenger deg ute, [skriv til oss](/no/contact-us). Si hvilken side det var og hva du brukte. Et menneske svarer innen fem dager.",
        ),
      ),
    },
  },
  {
    slug: "fonts-and-icons",
    order: 4,
    inFooter: false,
    date: "2026-10-28",
    title: { en: "Fonts and icons", no: "Skrift og ikoner" },
    description: {
      en: "Which typeface and icons this site uses, and under which licences.",
      no: "Hvilken skrift og hvilke ikoner nettstedet bruker, og under hvilke lisenser.",
    },
    content: {
      en: doc(
        p("This site is set in one typeface and uses one set of icons. Everyone may use both."),
        h2("Schibsted Grotesk"),
        p(
          "Copyright of [the Schibsted Grotesk project](https://github.com/schibsted/schibsted-grotesk), under the SIL Open Font License 1.1.",
        ),
        h2("Tabler Icons"),
        p("Copyright of [Paweł Kuna](https://tabler.io/icons), under the MIT licence."),
      ),
      no: doc(
        p("Nettstedet er satt med én skrift og bruker ett sett ikoner. Begge kan brukes av alle."),
        h2("Schibsted Grotesk"),
        p(
          "Opphavsrett [Schibsted Grotesk-prosjektet](https://github.com/schibsted/schibsted-grotesk), under SIL Open Font License 1.1.",
        ),
        h2("Tabler Icons"),
        p("Opphavsrett [Paweł Kuna](https://tabler.io/icons), under MIT-lisensen."),
      ),
    },
  },
];
