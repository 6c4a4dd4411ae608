import type { DemoPost } from "../demo-post.ts";
import { code, doc, h2, p, pictures, quote, ul } from "../writing.ts";

const en = doc(
  p(`
    Most briefs we receive describe a thing: a website, a logo, a film of ninety seconds. The
    good ones describe a Tuesday. Who opens the door, what they are holding, what they cannot
    find.
  `),
  p(`
    I used to answer the first kind with a quote. Now I answer with a call of twenty minutes,
    and I write the brief myself while the client talks.
  `),
  h2("The first phone call"),
  p(`
    The call has one rule: nobody may say what they want until they have told me what happened
    last week. It feels rude for about a minute. Then somebody remembers a passenger, or a
    delivery van, or the receptionist who has taped a handwritten sign over the sign we are
    being asked to replace.
  `),
  p(`
    The taped sign is the brief. I ask for a photograph of it before I ask about the budget.
    Vestkyst Line rang us about “a more Nordic identity”. Eleven minutes in, Marit, who runs the
    service on board, mentioned that she owned a torch for one purpose only: walking people to
    cabin 4. There were two cabins called 4. Nobody on shore knew.
  `),
  p(`
    After that we never discussed the word Nordic again. We asked how many passengers found
    their cabin without the torch, and since nobody could say, we took the night boat nine times
    and counted.
  `),
  h2("Five things, one page"),
  p(`
    The page is short on purpose. If it does not fit, it is
    [two projects](/blog/how-studio-nord-ships-a-website-in-nine-days), and one of them can
    wait.
  `),
  ul(
    "**One person** who says yes, by name.",
    "**The number today** and the number you would be proud of.",
    "**What must not change**, even if we beg.",
  ),
  code(
    "brief.yaml",
    "yaml",
    `
      decides: Marit, head of service
      today: 38 % find cabin 4 alone   # counted on 9 crossings
      proud: 85 %
      keep: [the blue, the ship's name]
    `,
  ),
  quote(
    "“Tell me what a bad result looks like. I can work with that in an afternoon.”",
    "Mathis Laurent, on the ferry job",
  ),
  pictures(
    "Fjordlys: the poster and the å that came out of one page. Photos: Chloé Martin",
    {
      src: "/artwork/rings-215.svg",
      alt: "The Fjordlys poster: blue rings of light spreading from a ship’s lamp",
    },
    {
      src: "/artwork/letter-215-å.svg",
      alt: "The letter å of the Fjordlys typeface, drawn between its guide lines",
    },
  ),
  p(`
    If you have been counting, that is four things: a name, two numbers and a promise. The fifth
    is the Tuesday itself. It goes on top, in plain sentences, and it is the only part I will
    fight over, because it is the only part everybody reads. A good Tuesday has a person, a
    place and something that goes wrong. “Users struggle with navigation” is not a Tuesday. “Ola
    is sixty-eight, carries two bags and has now visited the engine room” is one.
  `),
  p(`
    The numbers do not have to be pretty. We promised 85% and measured 83 in the first month.
    Marit still mentions the missing two, in her Christmas card, with love. But we can have that
    conversation only because somebody wrote 38 on a piece of paper before anyone opened a
    drawing program.
  `),
  h2("What we cut"),
  p(`
    Personas, mood boards and the word “premium”. None of them ever changed a decision, and all
    of them took an afternoon to agree on.
  `),
  p(`
    We also cut the list of competitors. It turns every meeting into a tour of other people’s
    websites, and you come home wanting all of them. And we cut the appendix. In forty-one
    briefs I have met one appendix that mattered. It was a recipe for fish soup, and we still
    use it.
  `),
  p(`
    Everything else is a conversation, and conversations belong in the project’s chat where all
    can read them.
  `),
  h2("When to say no"),
  p(`
    If three of the five are missing, I write a friendly letter instead of a quote. The client
    is not bad, only early. The name is missing because the board is still arguing. The numbers
    are missing because nobody has looked, and design is an expensive way of looking.
  `),
  p(`
    Two warnings have never let me down. The first is a brief in which everything must be new: a
    company that wants to keep nothing has usually not asked the people who like it. The second
    is a deadline without a reason. “Before the summer” is a mood. “Before the ship leaves the
    yard on 3 May” is a date, and people become wonderfully decisive around a ship.
  `),
  p(`
    Of the forty-one, nine went well from beginning to end, twenty-three went well after
    repairs, and nine I would rather discuss in person. I keep the pages of the good nine in a
    drawer. They are short, a little ugly, and not one of them contains the word “solution”.
  `),
  p(`
    So before you send yours, put the document away and write down last Tuesday. If you get
    stuck, ring me. I will be the one typing.
  `),
);

const fr = doc(
  p(`
    La plupart des briefs que nous recevons décrivent une chose : un site, un logo, un film de
    quatre-vingt-dix secondes. Les bons décrivent un mardi. Qui ouvre la porte, ce qu’il a dans
    les mains, ce qu’il ne trouve pas.
  `),
  p(`
    Avant, je répondais aux premiers par un devis. Maintenant, je réponds par un appel de vingt
    minutes, et c’est moi qui écris le brief pendant que le client parle.
  `),
  h2("Le premier appel"),
  p(`
    L’appel n’a qu’une règle : personne ne dit ce qu’il veut avant d’avoir raconté ce qui s’est
    passé la semaine dernière. Pendant une minute, cela paraît un peu brusque. Puis quelqu’un se
    souvient d’une passagère, d’une camionnette de livraison, ou de la réceptionniste qui a
    scotché une pancarte manuscrite par-dessus le panneau que l’on nous demande de remplacer.
  `),
  p(`
    La pancarte scotchée, c’est le brief. J’en réclame une photo avant de parler budget.
    Vestkyst Line nous avait appelés pour « une identité plus nordique ». À la onzième minute,
    Marit, qui dirige le service à bord, a mentionné une lampe de poche qui ne lui servait qu’à
    une chose : conduire les gens à la cabine 4. Il y avait deux cabines 4. À terre, personne ne
    le savait.
  `),
  p(`
    Le mot nordique n’a plus jamais été prononcé. Nous avons demandé combien de passagers
    trouvaient leur cabine sans la lampe et, comme personne n’en avait la moindre idée, nous
    avons pris le bateau de nuit neuf fois, et compté.
  `),
  h2("Cinq choses, une page"),
  p(`
    La page est courte exprès. Si tout n’y tient pas, c’est qu’il y a
    [deux projets](/fr/blog/comment-studio-nord-livre-un-site-en-neuf-jours), et que l’un des
    deux peut attendre.
  `),
  ul(
    "**Une seule personne** qui dit oui, avec son nom.",
    "**Le chiffre d’aujourd’hui** et celui dont vous seriez fiers.",
    "**Ce qui ne doit pas changer**, même si nous supplions.",
  ),
  code(
    "brief.yaml",
    "yaml",
    `
      décide: Marit, responsable du service
      aujourd'hui: 38 % trouvent seuls la cabine 4   # compté sur 9 traversées
      fierté: 85 %
      garder: [le bleu, le nom du bateau]
    `,
  ),
  quote(
    `
      « Dites-moi à quoi ressemble un mauvais résultat. Avec ça, je peux travailler dès cet
      après-midi. »
    `,
    "Mathis Laurent, à propos du ferry",
  ),
  pictures(
    "Fjordlys\u202f: l’affiche et le å nés d’une seule page. Photos\u202f: Chloé Martin",
    {
      src: "/artwork/rings-215.svg",
      alt: "L’affiche de Fjordlys\u202f: des anneaux bleus partent d’un fanal",
    },
    {
      src: "/artwork/letter-215-å.svg",
      alt: "La lettre å du caractère Fjordlys, dessinée entre ses lignes de construction",
    },
  ),
  p(`
    Si vous avez compté, cela fait quatre : un nom, deux chiffres et une promesse. La cinquième
    chose, c’est le mardi lui-même. Il se place tout en haut, en phrases simples, et c’est la
    seule partie pour laquelle je suis prête à me battre, puisque c’est la seule que tout le
    monde lit. Un bon mardi contient une personne, un lieu et quelque chose qui déraille. « Les
    utilisateurs peinent à s’orienter » n’est pas un mardi. « Ola a soixante-huit ans, porte
    deux sacs et vient de visiter la salle des machines » en est un.
  `),
  p(`
    Les chiffres n’ont pas besoin d’être beaux. Nous avions promis 85 %, nous en avons mesuré 83
    le premier mois. Marit évoque encore les deux manquants dans sa carte de vœux, avec
    tendresse. Mais cette conversation n’existe que parce que quelqu’un a écrit 38 sur une
    feuille avant que quiconque n’ouvre un logiciel de dessin.
  `),
  h2("Ce que nous avons supprimé"),
  p(`
    Les personas, les planches d’ambiance et le mot « premium ». Aucun n’a jamais changé une
    décision, et chacun nous a coûté un après-midi de négociations.
  `),
  p(`
    Nous avons supprimé aussi la liste des concurrents. Elle transforme chaque réunion en visite
    guidée des sites des autres, et l’on en revient en les voulant tous. Et nous avons supprimé
    l’annexe. En quarante et un briefs, j’ai croisé une seule annexe utile. C’était une recette
    de soupe de poisson, et elle sert toujours.
  `),
  p(`
    Tout le reste est affaire de conversation, et les conversations ont leur place dans la
    messagerie du projet, là où chacun peut les lire.
  `),
  h2("Quand il faut dire non"),
  p(`
    S’il manque trois éléments sur cinq, j’écris une lettre aimable plutôt qu’un devis. Le
    client n’est pas mauvais, il est en avance. Le nom manque parce que la direction se dispute
    encore. Les chiffres manquent parce que personne n’est allé voir, et le design est une façon
    coûteuse d’aller voir.
  `),
  p(`
    Deux signaux ne m’ont jamais trompée. Le premier est le brief où tout doit être neuf : une
    entreprise qui ne veut rien garder n’a, en général, pas interrogé ceux qui l’aiment. Le
    second est l’échéance sans raison. « Avant l’été » est une humeur. « Avant que le navire ne
    quitte le chantier, le 3 mai » est une date, et il est merveilleux de voir comme on se
    décide vite autour d’un navire.
  `),
  p(`
    Sur les quarante et un, neuf se sont bien passés du début à la fin, vingt-trois après
    réparations, et il y en a neuf dont je préfère parler de vive voix. Je garde dans un tiroir
    les pages des neuf bons. Elles sont courtes, pas très jolies, et aucune ne contient le mot «
    solution ».
  `),
  p(`
    Alors, avant d’envoyer le vôtre, rangez le document et racontez votre mardi dernier par
    écrit. Si vous restez bloqués, appelez-moi. Au bout du fil, le bruit de clavier, ce sera
    moi.
  `),
);

const no = doc(
  p(`
    De fleste briefene vi får, beskriver en ting: et nettsted, en logo, en film på nitti
    sekunder. De gode beskriver en tirsdag. Hvem som åpner døra, hva de har i hendene, hva de
    ikke finner.
  `),
  p(`
    Før svarte jeg den første typen med et pristilbud. Nå svarer jeg med en samtale på tjue
    minutter, og jeg skriver briefen selv mens kunden snakker.
  `),
  h2("Den første telefonen"),
  p(`
    Samtalen har én regel: Ingen får si hva de vil ha, før de har fortalt meg hva som skjedde i
    forrige uke. Det føles uhøflig i omtrent ett minutt. Så er det noen som kommer på en
    passasjer, eller en varebil, eller resepsjonisten som har teipet en håndskrevet lapp over
    skiltet vi er blitt bedt om å erstatte.
  `),
  p(`
    Den lappen er briefen. Jeg ber om et bilde av den før jeg spør om budsjettet. Vestkyst Line
    ringte oss om «en mer nordisk identitet». Elleve minutter ut i samtalen nevnte Marit, som
    leder servicen om bord, at hun hadde en lommelykt til ett eneste formål: å følge folk til
    lugar 4. Det fantes to lugarer som het 4. På land var det ingen som visste det.
  `),
  p(`
    Etter det snakket vi aldri mer om ordet nordisk. Vi spurte hvor mange passasjerer som fant
    lugaren sin uten lommelykta, og siden ingen kunne svare, tok vi nattbåten ni ganger og
    telte.
  `),
  h2("Fem ting, én side"),
  p(`
    Siden er kort med vilje. Får du ikke plass, er det
    [to prosjekter](/no/blog/slik-leverer-studio-nord-et-nettsted-pa-ni-dager), og det ene kan
    vente.
  `),
  ul(
    "**Én person** som sier ja, med navn.",
    "**Tallet i dag** og tallet du ville vært stolt av.",
    "**Det som ikke skal endres**, selv om vi trygler.",
  ),
  code(
    "brief.yaml",
    "yaml",
    `
      bestemmer: Marit, leder for servicen
      i dag: 38 % finner lugar 4 alene   # talt på 9 overfarter
      stolt: 85 %
      behold: [blåfargen, navnet på skipet]
    `,
  ),
  quote(
    `
      «Fortell meg hvordan et dårlig resultat ser ut. Det kan jeg jobbe med på en ettermiddag.»
    `,
    "Mathis Laurent, om fergejobben",
  ),
  pictures(
    "Fjordlys: plakaten og å-en som kom ut av én side. Foto: Chloé Martin",
    {
      src: "/artwork/rings-215.svg",
      alt: "Fjordlys-plakaten: blå ringer av lys brer seg ut fra en skipslanterne",
    },
    {
      src: "/artwork/letter-215-å.svg",
      alt: "Bokstaven å i skriften Fjordlys, tegnet mellom hjelpelinjene",
    },
  ),
  p(`
    Har du telt med, er det fire ting: et navn, to tall og et løfte. Den femte er selve
    tirsdagen. Den står øverst, i vanlige setninger, og den er det eneste jeg er villig til å
    krangle om, for den er det eneste alle leser. En god tirsdag har et menneske, et sted og noe
    som går galt. «Brukerne strever med å orientere seg» er ikke en tirsdag. «Ola er sekstiåtte,
    bærer to bager og har nå besøkt maskinrommet» er en.
  `),
  p(`
    Tallene trenger ikke å være pene. Vi lovte 85 % og målte 83 den første måneden. Marit nevner
    fortsatt de to som mangler, i julekortet, med varme. Men den samtalen kan vi ha bare fordi
    noen skrev 38 på et ark før noen åpnet et tegneprogram.
  `),
  h2("Det vi kuttet"),
  p(`
    Personas, stemningstavler og ordet «premium». Ingen av dem har noen gang endret en
    beslutning, og alle kostet oss en ettermiddag å bli enige om.
  `),
  p(`
    Vi kuttet også lista over konkurrenter. Den gjør hvert møte til en rundtur på andres
    nettsider, og så kommer man hjem og vil ha alle sammen. Og vi kuttet vedlegget. I førtien
    briefer har jeg møtt ett vedlegg som betydde noe. Det var en oppskrift på fiskesuppe, og den
    bruker vi ennå.
  `),
  p("Alt annet er samtaler, og samtaler hører hjemme i prosjektets chat, der alle kan lese dem."),
  h2("Når du skal si nei"),
  p(`
    Mangler tre av de fem, skriver jeg et vennlig brev i stedet for et tilbud. Kunden er ikke
    dårlig, bare tidlig ute. Navnet mangler fordi styret fortsatt krangler. Tallene mangler
    fordi ingen har sett etter, og design er en dyr måte å se etter på.
  `),
  p(`
    To varsler har aldri sviktet meg. Det første er briefen der alt skal være nytt: En bedrift
    som ikke vil beholde noe, har som regel ikke spurt dem som er glad i den. Det andre er en
    frist uten grunn. «Før sommeren» er en stemning. «Før skipet forlater verftet 3. mai» er en
    dato, og folk blir fantastisk besluttsomme i nærheten av et skip.
  `),
  p(`
    Av de førtien gikk ni bra fra begynnelse til slutt, tjuetre gikk bra etter reparasjoner, og
    ni tar jeg helst muntlig. Sidene fra de ni gode har jeg i en skuff. De er korte, litt
    stygge, og ikke én av dem inneholder ordet «løsning».
  `),
  p(`
    Så før du sender din: Legg bort dokumentet og skriv ned forrige tirsdag. Står du fast, så
    ring. Det er jeg som sitter og taster.
  `),
);

export const post: DemoPost = {
  author: "ingrid-solheim",
  categories: ["craft"],
  tags: ["briefs", "clients", "process"],
  cover: "/artwork/waves-10.svg",
  coverAlt: {
    en: "Pink and rust-red hills under a dark sun",
    fr: "Collines roses et rouille sous un soleil sombre",
    no: "Rosa og rustrøde åser under en mørk sol",
  },
  title: {
    en: "What a good brief looks like, from the other side of the table",
    fr: "À quoi ressemble un bon brief, vu de l’autre côté de la table",
    no: "Slik ser en god brief ut fra den andre siden av bordet",
  },
  slug: {
    en: "what-a-good-brief-looks-like",
    fr: "a-quoi-ressemble-un-bon-brief",
    no: "slik-ser-en-god-brief-ut",
  },
  description: {
    en: "Forty-one briefs in two years. The nine that went well had the same five things in them.",
    fr: "Quarante et un briefs en deux ans. Les neuf qui se sont bien passés contenaient les cinq mêmes choses.",
    no: "Førtien briefer på to år. De ni som gikk bra, inneholdt de samme fem tingene.",
  },
  content: { en, fr, no },
  publishedAt: "2026-11-18T08:00:00+01:00",
  views: 1846,
};
