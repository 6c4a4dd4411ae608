import type { DemoPost } from "../demo-post.ts";
import { doc, p } from "../writing.ts";

const en = doc(
  p(`
    Our handbook had sixty-two pages, a foreword and a chapter on values that mentioned bravery
    four times. Then Sunniva joined us, and after her first month I asked her which parts she
    had used. She thought about it. “The alarm code,” she said.
  `),
  p(`
    So we started again from Sunniva. Every time she had to ask somebody something, she wrote
    the question on the wall. After six weeks there were twenty-three, and the answers fit on
    one page.
  `),
  p(`
    It says who decides what, and below which amount nobody needs to ask. It says when we eat.
    It says that a mistake is told before lunch, to anyone, in one sentence, and that the person
    who hears it says “thank you” first. It says how to switch off the alarm.
  `),
  p(`
    Bravery is gone. It turns out that people are brave enough when they know where the fuse box
    is.
  `),
  p(`
    The page hangs by the coffee machine, since that is where questions happen. Anyone may
    change a line with a pen, provided they sign it. I come by on Fridays and read what I have
    agreed to.
  `),
);

const fr = doc(
  p(`
    Notre manuel comptait soixante-deux pages, une préface et un chapitre sur les valeurs qui
    citait quatre fois l’audace. Puis Sunniva est arrivée, et au bout d’un mois je lui ai
    demandé quelles parties lui avaient servi. Elle a réfléchi. « Le code de l’alarme »,
    a-t-elle dit.
  `),
  p(`
    Nous sommes donc repartis de Sunniva. Chaque fois qu’elle devait interroger quelqu’un, elle
    écrivait la question au mur. Après six semaines, il y en avait vingt-trois, et les réponses
    tenaient en une page.
  `),
  p(`
    On y lit qui décide de quoi, et en dessous de quelle somme il est inutile de demander. On y
    lit à quelle heure on mange. On y lit qu’une erreur se dit avant le déjeuner, à n’importe
    qui, en une phrase, et que celui qui l’entend commence par « merci ». On y lit comment
    couper l’alarme.
  `),
  p(`
    L’audace a disparu. Il se trouve que les gens en ont bien assez quand ils savent où est le
    tableau électrique.
  `),
  p(`
    La page est affichée près de la machine à café, puisque c’est là que naissent les questions.
    Chacun peut corriger une ligne au stylo, à condition de signer. Je passe le vendredi lire ce
    que j’ai accepté.
  `),
);

const no = doc(
  p(`
    Håndboka vår hadde sekstito sider, et forord og et kapittel om verdier som nevnte mot fire
    ganger. Så begynte Sunniva hos oss, og etter den første måneden spurte jeg henne hvilke
    deler hun hadde brukt. Hun tenkte seg om. «Alarmkoden», sa hun.
  `),
  p(`
    Så vi begynte på nytt, med Sunniva. Hver gang hun måtte spørre noen om noe, skrev hun
    spørsmålet på veggen. Etter seks uker var det tjuetre, og svarene fikk plass på én side.
  `),
  p(`
    Der står det hvem som bestemmer hva, og under hvilket beløp ingen trenger å spørre. Der står
    det når vi spiser. Der står det at en feil skal fortelles før lunsj, til hvem som helst, i
    én setning, og at den som hører det, sier «takk» først. Der står det hvordan man slår av
    alarmen.
  `),
  p("Motet er borte. Det viser seg at folk er modige nok når de vet hvor sikringsskapet er."),
  p(`
    Siden henger ved kaffemaskinen, for det er der spørsmålene oppstår. Alle kan endre en linje
    med penn, så lenge de signerer. På fredager kommer jeg innom og leser hva jeg har gått med
    på.
  `),
);

export const post: DemoPost = {
  author: "ingrid-solheim",
  categories: ["business"],
  tags: ["studio life", "onboarding"],
  cover: "/artwork/domes-10.svg",
  coverAlt: {
    en: "Pink and orange domes over a low dark hill",
    fr: "Dômes roses et orange au-dessus d’une colline basse et sombre",
    no: "Rosa og oransje kupler over en lav, mørk ås",
  },
  title: {
    en: "Our handbook is one page",
    fr: "Notre manuel tient en une page",
    no: "Håndboka vår er én side",
  },
  description: {
    en: "The old one had sixty-two. We asked a new colleague which parts she had used, and kept those.",
    fr: "L’ancien en comptait soixante-deux. Nous avons gardé celles dont une nouvelle collègue s’était servie.",
    no: "Den gamle hadde sekstito. Vi spurte en ny kollega hvilke deler hun hadde brukt, og beholdt dem.",
  },
  content: { en, fr, no },
  publishedAt: "2026-11-16T12:00:00+01:00",
  drafts: ["en", "fr", "no"],
  inReview: true,
  views: 0,
};
