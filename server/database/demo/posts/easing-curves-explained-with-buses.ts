import type { DemoPost } from "../demo-post.ts";
import { doc, h2, p, ul } from "../writing.ts";

const en = doc(
  p(`
    Students ask me which easing to use. I tell them to take the bus from Obalende to Yaba,
    standing, with a bag of eggs.
  `),
  h2("Four drivers"),
  ul(
    `
      **Linear** is the new driver. He leaves at full speed and stops the same way. The eggs
      know.
    `,
    `
      **Ease out** is the good one. He starts at once, because you are waiting, and arrives
      slowly, because you are old. Use him for everything that answers a hand.
    `,
    `
      **Ease in** is the driver who is leaving anyway. Slow, then gone. Use him for things that
      go away and do not come back.
    `,
    `
      **Bounce** is the bus with no shock absorbers. Everyone laughs the first time. There are
      forty stops.
    `,
  ),
  h2("The number"),
  p(`
    A bus that takes two seconds to open its door is broken. A menu is the same. I stay between
    120 and 240 milliseconds: shorter for small things, longer for things that cross the road.
    If nobody notices the movement, but everyone knows where the menu came from, it is right.
  `),
  p(`
    Those who asked for reduced motion get off before we start. The door simply opens. They
    reach Yaba as well, and their eggs are fine.
  `),
);

const fr = doc(
  p(`
    Les étudiants me demandent quelle courbe choisir. Je leur dis de prendre le bus d’Obalende à
    Yaba, debout, avec un sac d’œufs.
  `),
  h2("Quatre chauffeurs"),
  ul(
    `
      **Linéaire**, c’est le débutant. Il part à pleine vitesse et s’arrête pareil. Les œufs
      s’en souviennent.
    `,
    `
      **Ease out**, c’est le bon. Il démarre aussitôt, parce que vous attendez, et arrive en
      douceur, parce que vous êtes vieux. Pour tout ce qui répond à une main.
    `,
    `
      **Ease in**, c’est celui qui partait de toute façon. Lentement, puis plus personne. Pour
      ce qui s’en va et ne revient pas.
    `,
    `
      **Rebond**, c’est le bus sans amortisseurs. La première fois, tout le monde rit. Il y a
      quarante arrêts.
    `,
  ),
  h2("Le chiffre"),
  p(`
    Un bus qui met deux secondes à ouvrir sa porte est en panne. Un menu aussi. Je reste entre
    120 et 240 millisecondes : moins pour les petites choses, plus pour celles qui traversent la
    route. Si personne ne remarque le mouvement, mais que chacun sait d’où vient le menu, c’est
    juste.
  `),
  p(`
    Ceux qui ont demandé moins d’animation descendent avant le départ. La porte s’ouvre, tout
    simplement. Ils arrivent à Yaba eux aussi, et leurs œufs vont bien.
  `),
);

const no = doc(
  p(`
    Studentene spør meg hvilken kurve de skal bruke. Jeg ber dem ta bussen fra Obalende til
    Yaba, stående, med en pose egg.
  `),
  h2("Fire sjåfører"),
  ul(
    `
      **Lineær** er den nye sjåføren. Han kjører ut i full fart og stopper på samme måte. Eggene
      merker det.
    `,
    `
      **Ease out** er den gode. Han starter med en gang, fordi du venter, og kommer rolig fram,
      fordi du er gammel. Bruk ham til alt som svarer på en hånd.
    `,
    `
      **Ease in** er sjåføren som uansett skulle dra. Sakte, så borte. Bruk ham til ting som
      forsvinner og ikke kommer tilbake.
    `,
    "**Sprett** er bussen uten støtdempere. Alle ler den første gangen. Det er førti stopp.",
  ),
  h2("Tallet"),
  p(`
    En buss som bruker to sekunder på å åpne døra, er i stykker. Det samme gjelder en meny. Jeg
    holder meg mellom 120 og 240 millisekunder: kortere for små ting, lengre for ting som
    krysser veien. Hvis ingen legger merke til bevegelsen, men alle vet hvor menyen kom fra, er
    den riktig.
  `),
  p(`
    De som har bedt om mindre bevegelse, går av før vi kjører. Døra bare åpner seg. De kommer
    til Yaba de også, og eggene deres har det fint.
  `),
);

export const post: DemoPost = {
  author: "amara-okafor",
  categories: ["craft"],
  tags: ["animation", "motion", "lagos"],
  cover: "/artwork/waves-95.svg",
  coverAlt: {
    en: "Olive and green waves rolling under a dark disc",
    fr: "Vagues olive et vertes sous un disque sombre",
    no: "Olivengrønne og grønne bølger under en mørk skive",
  },
  title: {
    en: "Easing curves, explained with buses",
    fr: "Les courbes d’animation expliquées par les bus",
    no: "Bevegelseskurver forklart med busser",
  },
  description: {
    en: "Everything I know about movement I learned standing up in a yellow danfo.",
    fr: "Tout ce que je sais du mouvement, je l’ai appris debout dans un danfo jaune.",
    no: "Alt jeg vet om bevegelse, lærte jeg stående i en gul danfo.",
  },
  content: { en, fr, no },
  publishedAt: "2026-08-11T09:10:00+02:00",
  views: 1261,
};
