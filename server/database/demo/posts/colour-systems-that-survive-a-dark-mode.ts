import type { DemoPost } from "../demo-post.ts";
import { code, doc, h2, p, ul } from "../writing.ts";

const en = doc(
  p(`
    The cheesemaker’s red had looked fine on paper for forty years. Then somebody opened his
    shop on a phone at eleven at night, and the red looked like a wound. He rang me, not the
    phone company.
  `),
  p(`
    A palette is a promise made in daylight. Dark mode is where many clients first see it
    broken, and they do not ask for colour theory. They ask who pays. That is why half of this
    post is about money.
  `),
  h2("Name the job, not the paint"),
  p(`
    I deliver roles now, never swatches: \`ink\`, \`surface\`, \`line\`, \`accent\`. A name says
    what the colour does, and every role holds two values, one for day and one for night. Nobody
    can write “red” by mistake, because there is no red to write.
  `),
  code(
    "colours.css",
    "css",
    `
      :root {
        --accent: oklch(0.58 0.17 28); /* day, on paper white */
      }
      [data-theme="dark"] {
        --accent: oklch(0.72 0.13 32); /* night: lighter, calmer, still his red */
      }
    `,
  ),
  p("Three corrections do most of the night shift."),
  ul(
    "**Lightness up**, until small text passes at 4.5 to 1.",
    `
      **Chroma down** by a quarter. Saturated colour glows on black, and the glow reads as
      cheap.
    `,
    `
      **Hue turned** a few degrees towards yellow for reds, which drift to pink as they get
      lighter.
    `,
  ),
  h2("Show it where it will fail"),
  p(`
    I no longer present dark mode on a projector. I bring an old phone with a cracked corner,
    set the brightness to a fifth and switch off the light in the meeting room. The first time,
    the accountant screamed a little. But the discussion took six minutes, because for once
    everybody was looking at the same bad screen.
  `),
  p(`
    Then we go through the three things that always break: the logo in its white box, the
    photographs that turn into windows, and the grey that was warm at noon.
  `),
  h2("What it costs"),
  p(`
    On my last five jobs the night values took between six and eleven hours, testing included. I
    sell them as a line of their own, €900, and next to the price I write what happens without
    it. Four clients out of five take the line. The fifth comes back in winter, when it costs
    €1,400, because by then there is a website to take apart.
  `),
  p(`
    The cheesemaker took the line. Strictly speaking, his red at night is a slightly tired
    apricot. He has it framed above the till next to the daytime one, and he tells his customers
    that they are the same colour. They are, too. That is the whole job.
  `),
);

const fr = doc(
  p(`
    Le rouge du fromager faisait très bien sur le papier depuis quarante ans. Puis quelqu’un a
    ouvert sa boutique sur un téléphone, à onze heures du soir, et le rouge avait l’air d’une
    plaie. C’est moi qu’il a appelé, pas le fabricant du téléphone.
  `),
  p(`
    Une palette est une promesse faite en plein jour. C’est en mode sombre que bien des clients
    la voient trahie pour la première fois, et ils ne réclament pas un cours de théorie des
    couleurs. Ils demandent qui paie. Voilà pourquoi cet article parle pour moitié d’argent.
  `),
  h2("Nommer le rôle, pas la peinture"),
  p(`
    Je ne livre plus de nuanciers, je livre des rôles : \`ink\`, \`surface\`, \`line\`,
    \`accent\`. Le nom dit ce que fait la couleur, et chaque rôle porte deux valeurs, une de
    jour, une de nuit. Personne ne peut écrire « rouge » par erreur, puisqu’il n’y a plus de
    rouge à écrire.
  `),
  code(
    "colours.css",
    "css",
    `
      :root {
        --accent: oklch(0.58 0.17 28); /* jour, sur blanc papier */
      }
      [data-theme="dark"] {
        --accent: oklch(0.72 0.13 32); /* nuit, plus clair, plus calme, toujours son rouge */
      }
    `,
  ),
  p("Trois corrections assurent l’essentiel du service de nuit."),
  ul(
    "**Monter la clarté**, jusqu’à ce que les petits textes passent à 4,5 pour 1.",
    `
      **Baisser la saturation** d’un quart. Sur du noir, une couleur vive brille, et ce qui
      brille fait bon marché.
    `,
    `
      **Tourner la teinte** des rouges de quelques degrés vers le jaune, car en s’éclaircissant
      ils glissent vers le rose.
    `,
  ),
  h2("Le montrer là où ça casse"),
  p(`
    Je ne présente plus jamais le mode sombre au vidéoprojecteur. J’apporte un vieux téléphone
    au coin fêlé, je règle la luminosité sur un cinquième et j’éteins la lumière de la salle. La
    première fois, la comptable a poussé un petit cri. Mais la discussion a duré six minutes,
    parce que, pour une fois, tout le monde regardait le même mauvais écran.
  `),
  p(`
    Ensuite, nous passons en revue les trois choses qui cassent toujours : le logo dans sa boîte
    blanche, les photos qui se changent en fenêtres, et ce gris qui était chaud à midi.
  `),
  h2("Ce que cela coûte"),
  p(`
    Sur mes cinq derniers projets, les valeurs de nuit ont demandé de six à onze heures, tests
    compris. Je les vends sur une ligne à part, 900 €, et j’écris à côté ce qui arrive si on
    s’en passe. Quatre clients sur cinq prennent la ligne. Le cinquième revient en hiver, quand
    elle en coûte 1 400, parce qu’il y a désormais un site à démonter.
  `),
  p(`
    Le fromager a pris la ligne. À proprement parler, son rouge de nuit est un abricot un peu
    fatigué. Il l’a encadré au-dessus de la caisse, à côté de celui de jour, et il explique à
    ses clients que c’est la même couleur. D’ailleurs, c’est vrai. Tout le métier est là.
  `),
);

const no = doc(
  p(`
    Rødfargen til ystemesteren hadde sett fin ut på papir i førti år. Så åpnet noen butikken
    hans på en telefon klokka elleve om kvelden, og rødfargen så ut som et sår. Det var meg han
    ringte, ikke telefonprodusenten.
  `),
  p(`
    En palett er et løfte gitt i dagslys. Mørk modus er der mange kunder ser det brutt for
    første gang, og de spør ikke etter fargelære. De spør hvem som betaler. Derfor handler halve
    dette innlegget om penger.
  `),
  h2("Gi navn til jobben, ikke malingen"),
  p(`
    Jeg leverer ikke fargeprøver lenger, jeg leverer roller: \`ink\`, \`surface\`, \`line\`,
    \`accent\`. Navnet sier hva fargen gjør, og hver rolle har to verdier, én for dag og én for
    natt. Ingen kan skrive «rød» ved en feil, for det finnes ingen rød å skrive.
  `),
  code(
    "colours.css",
    "css",
    `
      :root {
        --accent: oklch(0.58 0.17 28); /* dag, på papirhvitt */
      }
      [data-theme="dark"] {
        --accent: oklch(0.72 0.13 32); /* natt: lysere, roligere, fortsatt hans røde */
      }
    `,
  ),
  p("Tre rettelser tar det meste av nattskiftet."),
  ul(
    "**Lysheten opp**, til liten tekst består med 4,5 til 1.",
    `
      **Metningen ned** med en firedel. Sterke farger gløder på svart, og gløden virker billig.
    `,
    `
      **Fargetonen dreid** noen grader mot gult for de røde, som glir mot rosa når de blir
      lysere.
    `,
  ),
  h2("Vis det der det går galt"),
  p(`
    Jeg viser ikke lenger mørk modus på projektor. Jeg tar med en gammel telefon med sprekk i
    hjørnet, setter lysstyrken til en femdel og slår av lyset i møterommet. Første gang hylte
    regnskapsføreren litt. Men diskusjonen tok seks minutter, for én gangs skyld så alle på den
    samme dårlige skjermen.
  `),
  p(`
    Så går vi gjennom de tre tingene som alltid ryker: logoen i den hvite boksen sin,
    fotografiene som blir til vinduer, og gråfargen som var varm midt på dagen.
  `),
  h2("Hva det koster"),
  p(`
    På de fem siste jobbene tok nattverdiene mellom seks og elleve timer, testing medregnet. Jeg
    selger dem som en egen linje, 900 euro, og ved siden av prisen skriver jeg hva som skjer
    uten. Fire av fem kunder tar linja. Den femte kommer tilbake til vinteren, da den koster 1
    400, for nå er det et nettsted som må plukkes fra hverandre.
  `),
  p(`
    Ystemesteren tok linja. Strengt tatt er rødfargen hans om natta en litt sliten aprikos. Han
    har rammet den inn over kassa, ved siden av den fra dagtid, og forteller kundene at det er
    samme farge. Det er det jo også. Det er hele jobben.
  `),
);

export const post: DemoPost = {
  author: "mathis-laurent",
  categories: ["business"],
  tags: ["colour", "dark mode", "pricing"],
  cover: "/artwork/domes-70.svg",
  coverAlt: {
    en: "Ochre and olive domes with a dark green hill in front",
    fr: "Dômes ocre et olive derrière une colline vert sombre",
    no: "Okergule og olivengrønne kupler bak en mørkegrønn ås",
  },
  title: {
    en: "Colour systems that survive a dark mode",
    fr: "Des systèmes de couleurs qui survivent au mode sombre",
    no: "Fargesystemer som overlever mørk modus",
  },
  description: {
    en: "Inverting a palette takes an hour. Explaining to a cheesemaker why his red went brown takes a month.",
    fr: "Inverser une palette prend une heure. Expliquer à un fromager pourquoi son rouge a viré au brun prend un mois.",
    no: "Å snu en palett tar en time. Å forklare en ystemester hvorfor rødfargen hans ble brun, tar en måned.",
  },
  content: { en, fr, no },
  publishedAt: "2026-11-13T09:30:00+01:00",
  views: 1312,
};
