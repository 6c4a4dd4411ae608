import type { DemoCategory } from "./categories.ts";
import type { Text } from "./text.ts";

/** A solution of the demo world, published in every language it is written in. */
export interface DemoSolution {
  category: string;
  title: Text;
  description: Text;
  /** One paragraph. */
  content: Text;
  icon: string;
  cover: string;
  coverAlt: Text;
  tags: string[];
  /** One per line. */
  benefits: Text;
  steps: Text;
  ctaLabel: Text;
  /** Slugs of demo projects. */
  projects: string[];
  /** English questions of the demo world. */
  faqs: string[];
}

export const solutionCategories: (Pick<DemoCategory, "key" | "name" | "slug" | "icon"> & {
  color: DemoCategory["color"];
})[] = [
  {
    key: "places",
    name: { en: "Places", fr: "Lieux", no: "Steder" },
    slug: { en: "places", fr: "lieux", no: "steder" },
    icon: "tabler:map-pin",
    color: "cyan",
  },
  {
    key: "print",
    name: { en: "Identity and print", fr: "Identité et imprimé", no: "Identitet og trykk" },
    slug: { en: "identity-and-print", fr: "identite-et-imprime", no: "identitet-og-trykk" },
    icon: "tabler:palette",
    color: "orange",
  },
  {
    key: "screens",
    name: { en: "Screens", fr: "Écrans", no: "Skjermer" },
    slug: { en: "screens", fr: "ecrans", no: "skjermer" },
    icon: "tabler:device-desktop",
    color: "purple",
  },
];

// oldest first
export const solutions: DemoSolution[] = [
  {
    category: "screens",
    title: {
      en: "A review by people who stumble",
      fr: "Une revue par celles et ceux qui trébuchent",
      no: "En gjennomgang av folk som snubler",
    },
    description: {
      en: "Four testers, four devices, one list in the order you should fix it. Written so that a developer can start the same afternoon.",
      fr: "Quatre testeurs, quatre appareils, une liste dans l’ordre où il faut corriger. Rédigée pour qu’on puisse s’y mettre l’après-midi même.",
      no: "Fire testere, fire enheter, én liste i den rekkefølgen dere bør rette. Skrevet slik at en utvikler kan begynne samme ettermiddag.",
    },
    content: {
      en: "We don’t start with a checklist. Four people who use a screen reader, a switch, large type or one hand try to do what your site is for, and we write down where they stop. Each finding says whom it stops, how many they are, and what to change.",
      fr: "Nous ne commençons pas par une grille. Quatre personnes qui utilisent un lecteur d’écran, un contacteur, de grands caractères ou une seule main essaient de faire ce pour quoi votre site existe, et nous notons où elles s’arrêtent. Chaque constat dit qui est arrêté, combien de personnes cela concerne et ce qu’il faut changer.",
      no: "Vi begynner ikke med en sjekkliste. Fire personer som bruker skjermleser, bryter, stor skrift eller én hånd, prøver å gjøre det nettstedet ditt er til for, og vi noterer hvor de stopper. Hvert funn sier hvem det stopper, hvor mange de er, og hva som må endres.",
    },
    icon: "tabler:accessible",
    cover: "/artwork/arches-160.svg",
    coverAlt: {
      en: "Four green arches of different heights",
      fr: "Quatre arches vertes de hauteurs différentes",
      no: "Fire grønne buer i ulik høyde",
    },
    tags: ["accessibility", "research"],
    benefits: {
      en: "WCAG 2.2, and what it leaves out\nA second look after six weeks",
      fr: "WCAG 2.2, et ce qu’elles oublient\nUn second regard après six semaines",
      no: "WCAG 2.2, og det den utelater\nEn ny gjennomgang etter seks uker",
    },
    steps: {
      en: "Choose: Three tasks that matter most to your visitors\nTest: Four people at home, with their own devices\nOrder: One list, by how many people each finding stops\nLook again: The same people, six weeks later",
      fr: "Choisir\u202f: les trois tâches qui comptent le plus pour vos visiteurs\nTester\u202f: quatre personnes, chez elles, avec leurs appareils\nClasser\u202f: une liste, selon le nombre de personnes arrêtées\nRevoir\u202f: les mêmes personnes, six semaines plus tard",
      no: "Velge: De tre oppgavene som betyr mest for de besøkende\nTeste: Fire personer hjemme, med sine egne enheter\nOrdne: Én liste, etter hvor mange hvert funn stopper\nSe igjen: De samme personene, seks uker senere",
    },
    ctaLabel: {
      en: "Send us the address",
      fr: "Envoyez-nous l’adresse",
      no: "Send oss adressen",
    },
    projects: ["talking-ticket-machine", "form-27"],
    faqs: [],
  },
  {
    category: "print",
    title: {
      en: "Pictures of real work",
      fr: "Des images du vrai travail",
      no: "Bilder av virkelig arbeid",
    },
    description: {
      en: "Your workshop as it is at ten in the morning, with the people who are in it anyway. Two days, sixty pictures, no ring light.",
      fr: "Votre atelier tel qu’il est à dix heures du matin, avec celles et ceux qui y sont de toute façon. Deux jours, soixante images, aucun éclairage annulaire.",
      no: "Verkstedet slik det er klokka ti om formiddagen, med dem som er der uansett. To dager, seksti bilder, ingen ringlampe.",
    },
    content: {
      en: "Stock pictures are recognised at once, and so are pictures that were staged for a day. We come twice: once to watch, once to work. Everyone who can be recognised has agreed in writing before you get the files.",
      fr: "On reconnaît tout de suite les images de banque, et aussi celles qu’on a mises en scène pour une journée. Nous venons deux fois\u202f: une fois pour regarder, une fois pour travailler. Toutes les personnes reconnaissables ont donné leur accord par écrit avant que vous receviez les fichiers.",
      no: "Arkivbilder kjennes igjen med én gang, og det gjør også bilder som er iscenesatt for en dag. Vi kommer to ganger: én gang for å se, én gang for å jobbe. Alle som kan gjenkjennes, har samtykket skriftlig før du får filene.",
    },
    icon: "tabler:camera",
    cover: "/artwork/still-life-140.svg",
    coverAlt: {
      en: "A vase and two pieces of fruit on a table",
      fr: "Un vase et deux fruits sur une table",
      no: "En vase og to frukter på et bord",
    },
    tags: ["photography", "print"],
    benefits: {
      en: "Everyone in them has agreed\nCaptions included",
      fr: "Toutes les personnes photographiées sont d’accord\nLégendes comprises",
      no: "Alle på bildene har samtykket\nBildetekster følger med",
    },
    steps: {
      en: "Watch: One morning without a camera\nShoot: One day, from the first coffee to the last bin\nCaption: Names, machines and dates, checked by you",
      fr: "Regarder\u202f: une matinée sans appareil\nPhotographier\u202f: un jour, du premier café à la dernière poubelle\nLégender\u202f: noms, machines et dates, vérifiés par vous",
      no: "Se: En formiddag uten kamera\nFotografere: Én dag, fra første kaffe til siste søppelpose\nTekste: Navn, maskiner og datoer, sjekket av dere",
    },
    ctaLabel: {
      en: "Show us your workshop",
      fr: "Montrez-nous votre atelier",
      no: "Vis oss verkstedet",
    },
    projects: ["still-october", "morketid"],
    faqs: ["How large can pictures and videos be?"],
  },
  {
    category: "screens",
    title: {
      en: "A site in nine days",
      fr: "Un site en neuf jours",
      no: "Et nettsted på ni dager",
    },
    description: {
      en: "Written on Monday, tested on a bus on Thursday, live on the second Wednesday. Nothing in it that a nine-year-old phone cannot open.",
      fr: "Rédigé le lundi, essayé dans un bus le jeudi, en ligne le deuxième mercredi. Même un téléphone de neuf ans l’ouvre.",
      no: "Skrevet på mandag, testet på en buss på torsdag, ute den andre onsdagen. Åpnes også på en ni år gammel telefon.",
    },
    content: {
      en: "Most small sites take months because nobody has written the text. So we write it first, with you, in one day. The rest follows from it: what a page is for decides how it looks.",
      fr: "La plupart des petits sites prennent des mois parce que personne n’a écrit le texte. Nous l’écrivons donc d’abord, avec vous, en un jour. Le reste en découle\u202f: ce à quoi sert une page décide de son allure.",
      no: "De fleste små nettsteder tar måneder fordi ingen har skrevet teksten. Derfor skriver vi den først, sammen med deg, på én dag. Resten følger av den: Det en side er til for, avgjør hvordan den ser ut.",
    },
    icon: "tabler:code",
    cover: "/artwork/chart-250.svg",
    coverAlt: {
      en: "A line that rises over two hills",
      fr: "Une ligne qui monte au-dessus de deux collines",
      no: "En linje som stiger over to åser",
    },
    tags: ["web", "writing"],
    benefits: {
      en: "Under 200 kilobytes, fonts included\nYours to host, or ours",
      fr: "Moins de 200 kilooctets, polices comprises\nHébergé chez vous, ou chez nous",
      no: "Under 200 kilobyte, skrifter medregnet\nDere drifter det, eller vi",
    },
    steps: {
      en: "Write: The text of every page, in one day\nBuild: Four days, and you can watch\nRide: Tested on a bus with one bar\nOpen: With a handbook of two pages",
      fr: "Écrire\u202f: le texte de chaque page, en un jour\nConstruire\u202f: quatre jours, sous vos yeux si vous voulez\nRouler\u202f: essayé dans un bus, avec une barre de réseau\nOuvrir\u202f: avec un mode d’emploi de deux pages",
      no: "Skrive: Teksten til hver side, på én dag\nBygge: Fire dager, og dere kan se på\nKjøre: Testet på en buss med én strek\nÅpne: Med en håndbok på to sider",
    },
    ctaLabel: {
      en: "Tell us what it is for",
      fr: "Dites-nous à quoi il doit servir",
      no: "Fortell hva det skal brukes til",
    },
    projects: ["tidevann", "water-ledger"],
    faqs: ["Can I run Atelier on my own server?"],
  },
  {
    category: "print",
    title: {
      en: "A typeface of your own",
      fr: "Un caractère à vous",
      no: "En egen skrift",
    },
    description: {
      en: "Drawn for the size and the hour it will be read at, including the letter that other fonts forgot you have.",
      fr: "Dessiné pour la taille et l’heure où on le lira, y compris la lettre que les autres polices ont oubliée.",
      no: "Tegnet for den størrelsen og den timen den skal leses i, også bokstaven andre skrifter har glemt at dere har.",
    },
    content: {
      en: "You get what a foundry would give you, and what most don’t: the drawings, a licence of one page, and the proofs in which we found the mistakes.",
      fr: "Vous recevez ce que donnerait une fonderie, et ce que la plupart ne donnent pas\u202f: les dessins, une licence d’une page, et les épreuves où nous avons trouvé les fautes.",
      no: "Dere får det et skriftstøperi ville gitt, og det de fleste ikke gir: tegningene, en lisens på én side, og prøvene der vi fant feilene.",
    },
    icon: "tabler:typography",
    cover: "/artwork/letter-75-ø.svg",
    coverAlt: {
      en: "The letter ø, drawn large",
      fr: "La lettre ø, en grand",
      no: "Bokstaven ø, tegnet stort",
    },
    tags: ["type", "print"],
    benefits: {
      en: "Sources and a licence you can read in a minute\nHinted, kerned, proofed in rain",
      fr: "Les sources, et une licence lue en une minute\nHinté, crénelé, éprouvé sous la pluie",
      no: "Kildefiler og en lisens du leser på ett minutt\nHintet, knepet, prøvd i regn",
    },
    steps: {
      en: "Read: What you print today, in the light it is read in\nDraw: Twelve letters, then all of them\nProof: On your paper and your screens",
      fr: "Lire\u202f: ce que vous imprimez aujourd’hui, à la lumière où on le lit\nDessiner\u202f: douze lettres, puis toutes\nÉprouver\u202f: sur votre papier et vos écrans",
      no: "Lese: Det dere trykker i dag, i lyset det leses i\nTegne: Tolv bokstaver, så alle\nPrøve: På deres papir og skjermer",
    },
    ctaLabel: {
      en: "Send us a page you print",
      fr: "Envoyez-nous une page imprimée",
      no: "Send oss en side dere trykker",
    },
    projects: ["grot-no-9", "nordavind"],
    faqs: [],
  },
  {
    category: "print",
    title: {
      en: "An identity that prints",
      fr: "Une identité qui s’imprime",
      no: "En identitet som kan trykkes",
    },
    description: {
      en: "A mark, a colour system and the paper it looks right on. Small enough to be used by whoever is on shift.",
      fr: "Un signe, un système de couleurs et le papier qui lui va. Assez simple pour la personne qui est de service.",
      no: "Et merke, et fargesystem og papiret det ser riktig ut på. Enkelt nok for den som er på vakt.",
    },
    content: {
      en: "We begin at your printer, not at our screens. What your machine can do on a Tuesday evening decides the colours, and what your staff can do decides the rules.",
      fr: "Nous commençons par votre imprimante, pas par nos écrans. Ce que votre machine sait faire un mardi soir décide des couleurs, et ce que votre équipe sait faire décide des règles.",
      no: "Vi begynner ved skriveren deres, ikke ved skjermene våre. Det maskinen klarer en tirsdag kveld, avgjør fargene, og det de ansatte klarer, avgjør reglene.",
    },
    icon: "tabler:palette",
    cover: "/artwork/quarters-40.svg",
    coverAlt: {
      en: "A pattern of quarter circles in orange and brown",
      fr: "Un motif de quarts de cercle orange et bruns",
      no: "Et mønster av kvartsirkler i oransje og brunt",
    },
    tags: ["identity", "print"],
    benefits: {
      en: "Works in one colour, and as a stamp\nA handbook of one page",
      fr: "Fonctionne en une couleur, et en tampon\nUn manuel d’une page",
      no: "Virker i én farge, og som stempel\nEn håndbok på én side",
    },
    steps: {
      en: "Collect: Everything you printed in a year\nReduce: One mark, four shapes, two colours\nPrint: The first hundred, on your machine\nHand over: One page that anyone can follow",
      fr: "Rassembler\u202f: tout ce que vous avez imprimé en un an\nRéduire\u202f: un signe, quatre formes, deux couleurs\nImprimer\u202f: les cent premiers, sur votre machine\nTransmettre\u202f: une page que chacun peut suivre",
      no: "Samle: Alt dere har trykt på et år\nRedusere: Ett merke, fire former, to farger\nTrykke: De første hundre, på maskinen deres\nOverlevere: Én side alle kan følge",
    },
    ctaLabel: {
      en: "Show us what you print",
      fr: "Montrez-nous vos imprimés",
      no: "Vis oss hva dere trykker",
    },
    projects: ["marche", "autumn-list-2027"],
    faqs: ["Can I show work I made for an employer?"],
  },
  {
    category: "places",
    title: {
      en: "Signs people can follow",
      fr: "Des panneaux que l’on suit",
      no: "Skilt folk kan følge",
    },
    description: {
      en: "If visitors ask for directions, they’ve read your signs and don’t trust them. We find out where that happens and change it there.",
      fr: "Si vos visiteurs demandent leur chemin, c’est qu’ils ont lu vos panneaux sans y croire. Nous cherchons où cela se passe, et c’est là que nous changeons.",
      no: "Hvis besøkende spør om veien, har de lest skiltene og ikke trodd på dem. Vi finner ut hvor det skjer, og endrer det der.",
    },
    content: {
      en: "For ferries, hospital wards, archives and other places with too many doors. You get a numbering, the signs, and a count of who still asks. Drawings and fixings are yours, so that the next sign does not need a designer.",
      fr: "Pour les ferries, les services hospitaliers, les archives et autres lieux qui ont trop de portes. Vous recevez une numérotation, les panneaux et le compte de celles et ceux qui demandent encore. Les dessins et les fixations vous appartiennent\u202f: le prochain panneau se fera sans graphiste.",
      no: "For ferger, sykehusavdelinger, arkiver og andre steder med for mange dører. Dere får en nummerering, skiltene og en telling av hvem som fortsatt spør. Tegninger og fester er deres, så det neste skiltet ikke trenger en designer.",
    },
    icon: "tabler:route",
    cover: "/artwork/fjordlys-night.svg",
    coverAlt: {
      en: "A night ferry with lit cabins",
      fr: "Un ferry de nuit aux cabines éclairées",
      no: "En nattferge med lys i lugarene",
    },
    tags: ["wayfinding", "research"],
    benefits: {
      en: "Tested on people who are late\nSizes and fixings for your printer",
      fr: "Essayés par des gens en retard\nFormats et fixations pour votre imprimeur",
      no: "Testet på folk som har dårlig tid\nMål og fester for trykkeriet deres",
    },
    steps: {
      en: "Get lost: Two of us use the place as a visitor would, and write down every wrong turn\nCount: One question, a hundred people. That number is the brief\nPaper first: Signs on cardboard, hung at night, moved until the number is better\nMake it last: Drawings for the printer, spare figures in a box, and a second count",
      fr: "Se perdre\u202f: deux d’entre nous visitent le lieu et notent chaque erreur de chemin\nCompter\u202f: une question, cent personnes. Ce nombre est le cahier des charges\nDu papier d’abord\u202f: des panneaux en carton, déplacés jusqu’à ce que le nombre s’améliore\nFaire durer\u202f: des plans pour l’imprimeur, des chiffres de rechange et un second compte",
      no: "Gå oss vill: To av oss bruker stedet som besøkende og noterer hver feil sving\nTelle: Ett spørsmål, hundre personer. Tallet er oppdraget\nPapir først: Skilt av papp, flyttet til tallet er bedre\nLage for å vare: Tegninger til trykkeriet, reservesifre i en eske og en ny telling",
    },
    ctaLabel: {
      en: "Show us your building",
      fr: "Montrez-nous votre bâtiment",
      no: "Vis oss bygningen",
    },
    projects: ["fjordlys", "zimmer-14", "linje-5"],
    faqs: ["Can I show work I made for an employer?"],
  },
];
