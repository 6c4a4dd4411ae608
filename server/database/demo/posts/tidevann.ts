import type { DemoPost } from "../demo-post.ts";
import { code, doc, h2, p, ul } from "../writing.ts";

const en = doc(
  p(`
    My neighbour in Bergen moors his boat by ear. One evening he asked me why the tide, measured
    by the state and paid for by all of us, comes as a PDF inside a zip file. I had no answer,
    so I got a hobby.
  `),
  p(`
    Tidevann shows the water level at a place, now and for the next two days, in eleven
    kilobytes. It works without scripts, in a wet pocket, on one bar of signal.
  `),
  h2("One curve, one number"),
  p(`
    The page is a curve and a number. The number is big because it is read at arm’s length by
    people who are holding a rope. Freya Holm drew the figures: all of one width, with a 6 and
    an 8 that disagree even through salt.
  `),
  p(`
    The colours are not decoration. Dark is water, light is air, and the dot is you, if you told
    us where you are. We do not remember it.
  `),
  h2("The page under the page"),
  p(`
    Half of our readers never see any of this, because they are programs: the door of a kayak
    club, the pump of a brewery, a sculpture in Tromsø that sighs at low water.
  `),
  code(
    "GET /tide/bergen",
    "json",
    `
      {
        "place": "Bergen",
        "at": "2026-07-30T06:40:00+02:00",
        "level": { "cm": 142, "above": "chart datum" },
        "turns": "07:52"
      }
    `,
  ),
  p(`
    There is no key and no account. There is a limit of one request a second, and a kind
    sentence when you reach it. Everything is described at
    [tidevann.example](https://tidevann.example/api), on a page that prints on one sheet.
  `),
  h2("What went wrong"),
  p(`
    For six hours in May we told the world that the sea at Måløy had sunk four metres below its
    own floor. Somebody had unplugged the gauge to charge a drill. Since then, a level that
    differs more than 60 centimetres from the model is not shown. You get a dash and the reason.
    It is a very small dash, and fishermen have written to thank us for it. They can work with
    no number. A wrong one sinks boats.
  `),
  h2("What it costs"),
  ul(
    "**A server**, €6 a month.",
    "**One winter** of evenings, which in Bergen are not in short supply.",
    "**A bottle** for the man at the hydrographic office who found the manual.",
  ),
  p(`
    On a normal day nine thousand people look at it. At the spring tide it is forty thousand,
    and the server gets slightly warm. The code is free, and the data always belonged to us.
  `),
  p(`
    My neighbour still moors by ear. He has looked at the page, though. He says it agrees with
    him.
  `),
);

const fr = doc(
  p(`
    À Bergen, mon voisin amarre son bateau à l’oreille. Un soir, il m’a demandé pourquoi la
    marée, mesurée par l’État et payée par nous tous, était livrée en PDF dans une archive zip.
    Je n’avais pas de réponse, alors j’ai eu un passe-temps.
  `),
  p(`
    Tidevann affiche la hauteur d’eau d’un lieu, maintenant et pour deux jours, en onze
    kilo-octets. Cela marche sans script, dans une poche mouillée, avec une seule barre de
    réseau.
  `),
  h2("Une courbe, un chiffre"),
  p(`
    La page, c’est une courbe et un chiffre. Le chiffre est gros, car il est lu à bout de bras
    par des gens qui tiennent un cordage. Freya Holm a dessiné les chiffres : tous de même
    largeur, avec un 6 et un 8 qui se contredisent même à travers le sel.
  `),
  p(`
    Les couleurs ne sont pas là pour décorer. Le sombre est l’eau, le clair est l’air, et le
    point, c’est vous, si vous nous avez dit où vous êtes. Nous ne le retenons pas.
  `),
  h2("La page sous la page"),
  p(`
    La moitié de nos lecteurs n’en voient rien, parce que ce sont des programmes : la porte d’un
    club de kayak, la pompe d’une brasserie, une sculpture de Tromsø qui soupire à marée basse.
  `),
  code(
    "GET /tide/bergen",
    "json",
    `
      {
        "place": "Bergen",
        "at": "2026-07-30T06:40:00+02:00",
        "level": { "cm": 142, "above": "chart datum" },
        "turns": "07:52"
      }
    `,
  ),
  p(`
    Ni clé, ni compte. Il y a une limite d’une requête par seconde, et une phrase aimable quand
    on l’atteint. Tout est décrit sur [tidevann.example](https://tidevann.example/api), dans une
    page qui s’imprime sur une feuille.
  `),
  h2("Ce qui a mal tourné"),
  p(`
    Pendant six heures, en mai, nous avons annoncé au monde que la mer, à Måløy, était descendue
    quatre mètres sous son propre fond. Quelqu’un avait débranché le marégraphe pour charger une
    perceuse. Depuis, une hauteur qui s’écarte du modèle de plus de 60 centimètres n’est pas
    affichée. On voit un tiret, et la raison. C’est un tout petit tiret, et des pêcheurs nous
    ont écrit pour nous en remercier. Ils savent faire sans chiffre. Un chiffre faux, lui, coule
    des bateaux.
  `),
  h2("Ce que cela coûte"),
  ul(
    "**Un serveur**, 6 € par mois.",
    "**Un hiver** de soirées, et Bergen n’en manque pas.",
    "**Une bouteille** pour l’homme du service hydrographique qui a retrouvé le manuel.",
  ),
  p(`
    Un jour ordinaire, neuf mille personnes la consultent. Aux grandes marées, elles sont
    quarante mille, et le serveur tiédit. Le code est libre, et les données ont toujours été à
    nous.
  `),
  p(`
    Mon voisin amarre toujours à l’oreille. Il a tout de même regardé la page. Il dit qu’elle
    est d’accord avec lui.
  `),
);

const no = doc(
  p(`
    Naboen min i Bergen fortøyer båten på gehør. En kveld spurte han meg hvorfor tidevannet, som
    staten måler og vi alle betaler for, kommer som en PDF i en zip-fil. Jeg hadde ikke noe
    svar, så jeg fikk en hobby.
  `),
  p(`
    Tidevann viser vannstanden på et sted, nå og de neste to døgnene, på elleve kilobyte. Siden
    virker uten skript, i en våt lomme, med én strek dekning.
  `),
  h2("Én kurve, ett tall"),
  p(`
    Siden er en kurve og et tall. Tallet er stort fordi det leses på en armlengdes avstand av
    folk som holder i et tau. Freya Holm tegnet sifrene: alle like brede, med et 6-tall og et
    8-tall som er uenige selv gjennom salt.
  `),
  p(`
    Fargene er ikke pynt. Mørkt er vann, lyst er luft, og prikken er deg, hvis du har fortalt
    oss hvor du er. Vi husker det ikke.
  `),
  h2("Siden under siden"),
  p(`
    Halvparten av leserne våre ser aldri noe av dette, for de er programmer: døra til en
    kajakklubb, pumpa til et bryggeri, en skulptur i Tromsø som sukker ved fjære sjø.
  `),
  code(
    "GET /tide/bergen",
    "json",
    `
      {
        "place": "Bergen",
        "at": "2026-07-30T06:40:00+02:00",
        "level": { "cm": 142, "above": "chart datum" },
        "turns": "07:52"
      }
    `,
  ),
  p(`
    Det finnes ingen nøkkel og ingen konto. Det finnes en grense på ett kall i sekundet, og en
    vennlig setning når du når den. Alt er beskrevet på
    [tidevann.example](https://tidevann.example/api), på en side som får plass på ett ark.
  `),
  h2("Det som gikk galt"),
  p(`
    I seks timer i mai fortalte vi verden at sjøen ved Måløy hadde sunket fire meter under sin
    egen bunn. Noen hadde trukket ut støpselet til måleren for å lade en drill. Siden den gang
    viser vi ikke en vannstand som avviker mer enn 60 centimeter fra modellen. Du får en strek
    og grunnen. Det er en svært liten strek, og fiskere har skrevet og takket for den. De klarer
    seg uten tall. Et galt tall senker båter.
  `),
  h2("Hva det koster"),
  ul(
    "**En tjener**, 6 euro i måneden.",
    "**Én vinter** med kvelder, og dem er det ikke mangel på i Bergen.",
    "**En flaske** til mannen hos sjøkartverket som fant fram bruksanvisningen.",
  ),
  p(`
    På en vanlig dag er det ni tusen som ser på siden. Ved springflo er det førti tusen, og
    tjeneren blir litt lunken. Koden er fri, og dataene har alltid vært våre.
  `),
  p(`
    Naboen min fortøyer fortsatt på gehør. Men han har sett på siden. Han sier at den er enig
    med ham.
  `),
);

export const post: DemoPost = {
  author: "elias-nygaard",
  categories: ["case-studies"],
  tags: ["open data", "front end", "accessibility", "sea"],
  cover: "/artwork/waves-165.svg",
  coverAlt: {
    en: "Three green waves and a dark moon, high water on the way",
    fr: "Trois vagues vertes et une lune sombre, la mer monte",
    no: "Tre grønne bølger og en mørk måne, sjøen stiger",
  },
  featured: true,
  title: {
    en: "Tidevann, open data on the tides",
    fr: "Tidevann, les marées en données ouvertes",
    no: "Tidevann, åpne data om flo og fjære",
  },
  slug: {
    en: "tidevann",
    fr: "tidevann",
    no: "tidevann",
  },
  description: {
    en: "Thirty-one tide gauges, eleven kilobytes and no account. A small page for people who are holding a rope.",
    fr: "Trente et un marégraphes, onze kilo-octets et aucun compte. Une petite page pour ceux qui ont un cordage à la main.",
    no: "Trettien vannstandsmålere, elleve kilobyte og ingen konto. En liten side for folk som holder i et tau.",
  },
  content: { en, fr, no },
  publishedAt: "2026-07-30T07:30:00+02:00",
  views: 1968,
};
