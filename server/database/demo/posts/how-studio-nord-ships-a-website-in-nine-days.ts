import type { DemoPost } from "../demo-post.ts";
import { code, doc, h2, p, ul } from "../writing.ts";

const en = doc(
  p(`
    The first thing we do with a new website is put it on the internet. It is an ugly page with
    the client’s name on it, and it is live before lunch on day one. Everything afterwards is a
    change to something that exists, which is a much calmer kind of work than a launch.
  `),
  p(`
    People assume that nine days means hurrying. We are a small studio in Oslo with a good
    coffee machine. Nobody hurries. We just do things in an order that leaves nothing to wait
    for.
  `),
  h2("The calendar"),
  ul(
    "**Day 1:** domain, deploy, an empty page, the brief at the top of the repository.",
    "**Days 2 and 3:** real words. No page is drawn before its text exists.",
    "**Days 4 to 6:** pages, built in the browser, in the order people need them.",
    "**Day 7:** the client’s colleagues use it while we sit on our hands.",
    "**Day 8:** we fix what day 7 found, and nothing else.",
    "**Day 9:** hand-over, then cake.",
  ),
  h2("The command that decides"),
  p(`
    A day is over when one command is green. It checks the links, the contrast and the weight of
    every page on a tired phone. If it is red at four o’clock, we remove things until it is not.
    You learn a lot about what you can live without.
  `),
  code(
    "day.sh",
    "sh",
    `
      npm test
      npm run links      # no dead ends
      npm run contrast   # 4.5 to 1, day and night
      npm run weight     # under 150 kB, or something goes
    `,
  ),
  h2("The two days we always lose"),
  p(`
    We plan nine and book eleven. One day goes to the photographs, because somebody’s cousin has
    them on a disk. The other goes to the person who comes home from holiday on day six with an
    opinion. Ingrid’s trick is to find that person while writing
    [the brief](/blog/what-a-good-brief-looks-like) and invite them in on day two. It works half
    the time. The other half, they bring two opinions.
  `),
  h2("What does not fit"),
  p(`
    Shops with more than a hundred products, anything with a login, and anything described as
    “simple”. Those are fine projects. They are just not this one, and saying so on day zero is
    the cheapest thing we do all year.
  `),
  p(`
    Since last spring we have shipped fourteen sites this way. Eleven took nine days. Two took
    eleven. One took thirty-four, and I am told the cake was excellent. I had gone home.
  `),
);

const fr = doc(
  p(`
    La première chose que nous faisons d’un nouveau site, c’est de le mettre en ligne. Une page
    assez laide, avec le nom du client dessus, accessible avant le déjeuner du premier jour.
    Tout ce qui suit est la modification de quelque chose qui existe, un travail autrement plus
    calme qu’un lancement.
  `),
  p(`
    On croit que neuf jours, c’est courir. Nous sommes un petit studio d’Oslo avec une bonne
    machine à café. Personne ne court. Nous faisons simplement les choses dans un ordre qui ne
    laisse rien à attendre.
  `),
  h2("Le calendrier"),
  ul(
    "**Jour 1\u202f:** domaine, mise en ligne, page vide, le brief en tête du dépôt.",
    "**Jours 2 et 3\u202f:** de vrais mots. Aucune page n’est dessinée avant que son texte existe.",
    `
      **Jours 4 à 6 :** les pages, construites dans le navigateur, dans l’ordre où l’on en a
      besoin.
    `,
    "**Jour 7\u202f:** les collègues du client s’en servent, nous restons assis sur nos mains.",
    "**Jour 8\u202f:** nous réparons ce que le jour 7 a trouvé, et rien d’autre.",
    "**Jour 9\u202f:** remise des clés, puis gâteau.",
  ),
  h2("La commande qui décide"),
  p(`
    Une journée est finie quand une commande passe au vert. Elle vérifie les liens, les
    contrastes et le poids de chaque page sur un téléphone fatigué. Si elle est rouge à seize
    heures, nous retirons des choses jusqu’à ce qu’elle ne le soit plus. On apprend beaucoup sur
    ce dont on peut se passer.
  `),
  code(
    "day.sh",
    "sh",
    `
      npm test
      npm run links      # pas d'impasse
      npm run contrast   # 4,5 pour 1, de jour comme de nuit
      npm run weight     # moins de 150 ko, sinon quelque chose saute
    `,
  ),
  h2("Les deux jours que nous perdons toujours"),
  p(`
    Nous en prévoyons neuf, nous en réservons onze. Un jour s’en va dans les photos, parce
    qu’elles sont sur le disque d’un cousin. L’autre revient à la personne qui rentre de
    vacances le sixième jour avec un avis. L’astuce d’Ingrid est de la repérer en écrivant
    [le brief](/fr/blog/a-quoi-ressemble-un-bon-brief) et de l’inviter dès le deuxième jour. Une
    fois sur deux, ça marche. L’autre fois, elle arrive avec deux avis.
  `),
  h2("Ce qui n’entre pas"),
  p(`
    Les boutiques de plus de cent produits, tout ce qui demande une connexion, et tout ce que
    l’on décrit comme « simple ». Ce sont de beaux projets. Ce sont seulement d’autres projets,
    et le dire au jour zéro est notre geste le plus économique de l’année.
  `),
  p(`
    Depuis le printemps dernier, nous avons livré quatorze sites ainsi. Onze ont pris neuf
    jours. Deux en ont pris onze. Un seul en a pris trente-quatre ; il paraît que le gâteau
    était excellent. J’étais déjà rentré chez moi.
  `),
);

const no = doc(
  p(`
    Det første vi gjør med et nytt nettsted, er å legge det ut på nettet. Det er en stygg side
    med kundens navn på, og den ligger ute før lunsj på dag én. Alt som følger, er endringer i
    noe som finnes, og det er et mye roligere arbeid enn en lansering.
  `),
  p(`
    Folk tror at ni dager betyr hastverk. Vi er et lite studio i Oslo med en god kaffemaskin.
    Ingen har det travelt. Vi gjør bare ting i en rekkefølge der det ikke er noe å vente på.
  `),
  h2("Kalenderen"),
  ul(
    "**Dag 1:** domene, publisering, en tom side, briefen øverst i kodelageret.",
    "**Dag 2 og 3:** ekte ord. Ingen side tegnes før teksten finnes.",
    "**Dag 4 til 6:** sidene, bygd i nettleseren, i den rekkefølgen folk trenger dem.",
    "**Dag 7:** kundens kolleger tar dem i bruk mens vi sitter på hendene.",
    "**Dag 8:** vi retter det dag 7 fant, og ingenting annet.",
    "**Dag 9:** overlevering, så kake.",
  ),
  h2("Kommandoen som bestemmer"),
  p(`
    En dag er over når én kommando er grønn. Den sjekker lenkene, kontrasten og vekten av hver
    side på en sliten telefon. Er den rød klokka fire, fjerner vi ting til den ikke er det. Man
    lærer mye om hva man klarer seg uten.
  `),
  code(
    "day.sh",
    "sh",
    `
      npm test
      npm run links      # ingen blindveier
      npm run contrast   # 4,5 til 1, dag og natt
      npm run weight     # under 150 kB, ellers ryker noe
    `,
  ),
  h2("De to dagene vi alltid mister"),
  p(`
    Vi planlegger ni og setter av elleve. Én dag går til fotografiene, for de ligger på en disk
    hos fetteren til noen. Den andre går til den som kommer hjem fra ferie på dag seks med en
    mening. Ingrids knep er å finne vedkommende mens hun skriver
    [briefen](/no/blog/slik-ser-en-god-brief-ut), og invitere inn på dag to. Halvparten av
    gangene virker det. Den andre halvparten kommer de med to meninger.
  `),
  h2("Det som ikke får plass"),
  p(`
    Butikker med mer enn hundre varer, alt som har innlogging, og alt som blir beskrevet som
    «enkelt». Det er fine prosjekter. De er bare ikke dette prosjektet, og å si det på dag null
    er det billigste vi gjør hele året.
  `),
  p(`
    Siden i fjor vår har vi levert fjorten nettsteder på denne måten. Elleve tok ni dager. To
    tok elleve. Ett tok trettifire, og jeg har hørt at kaka var utmerket. Jeg hadde gått hjem.
  `),
);

export const post: DemoPost = {
  author: "jonas-berg",
  categories: ["craft", "business"],
  tags: ["process", "websites", "deadlines"],
  cover: "/artwork/rings-205.svg",
  coverAlt: {
    en: "Turquoise and blue rings rising like a sun, with a navy disc",
    fr: "Anneaux turquoise et bleus levés comme un soleil, avec un disque marine",
    no: "Turkise og blå ringer som en soloppgang, med en marineblå skive",
  },
  title: {
    en: "How Studio Nord ships a website in nine days",
    fr: "Comment Studio Nord livre un site en neuf jours",
    no: "Slik leverer Studio Nord et nettsted på ni dager",
  },
  slug: {
    en: "how-studio-nord-ships-a-website-in-nine-days",
    fr: "comment-studio-nord-livre-un-site-en-neuf-jours",
    no: "slik-leverer-studio-nord-et-nettsted-pa-ni-dager",
  },
  description: {
    en: "Day one is a deploy, day nine is cake. What happens in between, and the two days we always lose.",
    fr: "Le premier jour, on met en ligne. Le neuvième, on mange du gâteau. Entre les deux, il y a une méthode.",
    no: "Dag én er publisering, dag ni er kake. Dette skjer imellom, og disse to dagene mister vi alltid.",
  },
  content: { en, fr, no },
  publishedAt: "2026-11-03T08:45:00+01:00",
  views: 2204,
};
