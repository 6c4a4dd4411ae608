import type { DemoPost } from "../demo-post.ts";
import { code, doc, h2, p, ul } from "../writing.ts";

const en = doc(
  p(`
    A line of text on the departure screens of Vestkyst Line is eight pixels high. The screens
    were bought in 2009 and will be replaced “soon”, as they have been for six years. Until then
    they must say *Årdal*, *Måløy* and *Ålesund*, and every night somebody reads *Malay* and
    asks about visas.
  `),
  p(`
    An å is a tall letter. It needs a bowl, a stem and, above both, a ring with a hole in it.
    Eight pixels have no room for a hole.
  `),
  h2("Counting rows"),
  p(`
    Start with the budget. The ring takes three rows to be a ring: top, hole, bottom. The gap
    below it takes one. That leaves four for the *a*, and nobody has ever drawn a good *a* in
    four rows. I have forty-four files to prove it.
  `),
  p("So one of the three had to pay, and I tried them in turn."),
  ul(
    `
      **A dot instead of the ring.** Clean, clear and wrong. People tried to wipe it off the
      glass.
    `,
    "**A bar.** It reads as *ā*, and a passenger asked whether the ship was Latvian.",
    "**No gap.** The ring stands on the bowl and touches it.",
  ),
  code(
    "aa-8px.txt",
    "text",
    `
      . . # . .
      . # . # .
      . . # . .
      . # # # .
      . . . . #
      . # # # #
      # . . . #
      . # # # #
    `,
  ),
  p(`
    The third one won. The hole now does the work that the gap used to do. It is one dark pixel,
    and it carries the whole letter.
  `),
  h2("Tested on tired people"),
  p(`
    We tried it at the terminal at 22:40, on thirty-one passengers who had been driving since
    lunch. Six metres away, half a second a word. With the old font, twelve of them read
    *Måløy*. With the new one, twenty-eight did. Of the other three, one had left his glasses in
    the car and one was asleep.
  `),
  h2("What the big sizes learned"),
  p(`
    Type designers usually draw large and then suffer on the way down. This time I went up. At
    poster size I kept the ring that touches, because by then I had grown fond of it, and it is
    now the detail people point at in [Fjordlys](/blog/fjordlys-wayfinding-for-a-night-ferry).
  `),
  p(`
    They ask where it comes from, and they hope for Viking brooches. I have to tell them that it
    comes from a screen that should have been thrown out in 2015. When “soon” arrives, I have
    asked the company to keep one for me. I have a nail ready in the studio wall.
  `),
);

const fr = doc(
  p(`
    Une ligne de texte, sur les écrans de départ de Vestkyst Line, mesure huit pixels de haut.
    Les écrans datent de 2009 et seront remplacés « bientôt », comme c’est le cas depuis six
    ans. D’ici là, ils doivent dire *Årdal*, *Måløy* et *Ålesund*, et chaque soir quelqu’un lit
    *Malay* et s’inquiète de son visa.
  `),
  p(`
    Le å est une lettre haute. Il lui faut une panse, un fût et, au-dessus des deux, un rond
    avec un trou dedans. Dans huit pixels, il n’y a pas de place pour un trou.
  `),
  h2("Compter les rangées"),
  p(`
    Commençons par le budget. Pour être un rond, le rond prend trois rangées : le haut, le trou,
    le bas. L’espace en dessous en prend une. Il en reste quatre pour le *a*, et personne n’a
    jamais dessiné un bon *a* en quatre rangées. J’ai quarante-quatre fichiers pour le prouver.
  `),
  p("L’un des trois devait donc payer. Je les ai essayés tour à tour."),
  ul(
    `
      **Un point à la place du rond.** Propre, net et faux. Les gens essayaient de l’essuyer sur
      la vitre.
    `,
    "**Une barre.** On lit *ā*, et un passager a demandé si le bateau était letton.",
    "**Plus d’espace.** Le rond est posé sur la panse et la touche.",
  ),
  code(
    "aa-8px.txt",
    "text",
    `
      . . # . .
      . # . # .
      . . # . .
      . # # # .
      . . . . #
      . # # # #
      # . . . #
      . # # # #
    `,
  ),
  p(`
    La troisième solution l’a emporté. Le trou fait désormais le travail de l’espace. C’est un
    seul pixel éteint, et il porte toute la lettre.
  `),
  h2("Testé sur des gens fatigués"),
  p(`
    Essai au terminal, à 22 h 40, sur trente et un passagers qui roulaient depuis midi. Six
    mètres de distance, une demi-seconde par mot. Avec l’ancienne police, douze ont lu *Måløy*.
    Avec la nouvelle, vingt-huit. Parmi les trois autres, l’un avait laissé ses lunettes dans la
    voiture et l’une dormait.
  `),
  h2("Ce que les grands corps ont appris"),
  p(`
    D’habitude, on dessine grand et on souffre en descendant. Cette fois, je suis montée. À la
    taille d’une affiche, j’ai gardé le rond qui touche, parce que je m’y étais attachée, et
    c’est aujourd’hui le détail que l’on montre du doigt dans
    [Fjordlys](/fr/blog/fjordlys-une-signaletique-pour-un-ferry-de-nuit).
  `),
  p(`
    On me demande d’où il vient, en espérant des broches vikings. Je dois avouer qu’il vient
    d’un écran qui aurait dû partir à la benne en 2015. Quand « bientôt » arrivera, la compagnie
    m’en gardera un. Le clou est déjà planté dans le mur de l’atelier.
  `),
);

const no = doc(
  p(`
    En tekstlinje på avgangsskjermene til Vestkyst Line er åtte piksler høy. Skjermene ble kjøpt
    i 2009 og skal byttes ut «snart», slik de har skullet i seks år. I mellomtiden må de kunne
    si *Årdal*, *Måløy* og *Ålesund*, og hver kveld er det noen som leser *Malay* og spør om
    visum.
  `),
  p(`
    Å er en høy bokstav. Den trenger en bue, en stamme og over begge en ring med hull i. På åtte
    piksler er det ikke plass til et hull.
  `),
  h2("Å telle rader"),
  p(`
    Begynn med budsjettet. For å være en ring bruker ringen tre rader: topp, hull, bunn.
    Mellomrommet under bruker én. Da er det fire igjen til a-en, og ingen har noen gang tegnet
    en god *a* på fire rader. Jeg har førtifire filer som beviser det.
  `),
  p("En av de tre måtte altså betale, og jeg prøvde dem etter tur."),
  ul(
    `
      **En prikk i stedet for ringen.** Ren, tydelig og feil. Folk prøvde å tørke den av
      glasset.
    `,
    "**En strek.** Den leses som *ā*, og en passasjer spurte om skipet var latvisk.",
    "**Ikke noe mellomrom.** Ringen står på buen og berører den.",
  ),
  code(
    "aa-8px.txt",
    "text",
    `
      . . # . .
      . # . # .
      . . # . .
      . # # # .
      . . . . #
      . # # # #
      # . . . #
      . # # # #
    `,
  ),
  p(`
    Den tredje vant. Nå gjør hullet den jobben mellomrommet gjorde før. Det er én mørk piksel,
    og den bærer hele bokstaven.
  `),
  h2("Testet på trøtte mennesker"),
  p(`
    Vi prøvde den på terminalen klokka 22.40, på trettien passasjerer som hadde kjørt siden
    lunsj. Seks meter unna, et halvt sekund per ord. Med den gamle skriften leste tolv av dem
    *Måløy*. Med den nye gjorde tjueåtte det. Av de tre andre hadde én glemt brillene i bilen,
    og én sov.
  `),
  h2("Det de store størrelsene lærte"),
  p(`
    Skrifttegnere tegner gjerne stort og lider på veien ned. Denne gangen gikk jeg oppover. I
    plakatstørrelse beholdt jeg ringen som berører, for da var jeg blitt glad i den, og i dag er
    det den detaljen folk peker på i [Fjordlys](/no/blog/fjordlys-skilting-for-en-nattferge).
  `),
  p(`
    De spør hvor den kommer fra, og håper på vikingspenner. Jeg må fortelle dem at den kommer
    fra en skjerm som burde vært kastet i 2015. Når «snart» kommer, har jeg bedt rederiet ta
    vare på en til meg. Spikeren står klar i veggen på verkstedet.
  `),
);

export const post: DemoPost = {
  author: "freya-holm",
  categories: ["craft"],
  tags: ["type design", "legibility", "small screens"],
  cover: "/artwork/letter-75-å.svg",
  coverAlt: {
    en: "A dark green letter å between its guide lines",
    fr: "Une lettre å vert sombre entre ses lignes de construction",
    no: "En mørkegrønn bokstav å mellom hjelpelinjene",
  },
  title: {
    en: "Drawing an å that survives 8 pixels",
    fr: "Dessiner un å qui survit à 8 pixels",
    no: "Å tegne en å som overlever 8 piksler",
  },
  slug: {
    en: "drawing-an-a-ring-that-survives-8-pixels",
    fr: "dessiner-un-a-rond-qui-survit-a-8-pixels",
    no: "a-tegne-en-a-som-overlever-8-piksler",
  },
  description: {
    en: "A bowl, a stem and a ring in less space than a sesame seed. Something had to go, and it was not the ring.",
    fr: "Une panse, un fût et un rond dans moins de place qu’un grain de sésame. Il fallait céder, mais pas sur le rond.",
    no: "En bue, en stamme og en ring på mindre plass enn et sesamfrø. Noe måtte vike, og det ble ikke ringen.",
  },
  content: { en, fr, no },
  publishedAt: "2026-10-29T09:00:00+01:00",
  views: 1689,
};
