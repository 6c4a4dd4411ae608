import type { DemoPost } from "../demo-post.ts";
import { doc, h2, p, pictures, ul } from "../writing.ts";

const en = doc(
  p(`
    The market hall had everything except a name. Forty stalls, two cafés, one caretaker with
    nineteen keys. In the neighbourhood people simply said *le marché*, and when the city asked
    for five proposals I handed in one: *Marché*. It was the shortest presentation of my life.
    Somebody asked where the rest was, and somebody else said it was downstairs, selling leeks.
  `),
  h2("A stamp, not a logo"),
  p(`
    Traders do not open files. They wrap fish. So the identity is four quarter circles that
    anyone with a free hand can stamp, or cut from cardboard on a Saturday, as eleven of them
    do. Turn them and they make tiles, and the tiles make a pattern that is never the same on
    two bags. Freya Holm built the lettering from the same four curves and refused to draw a
    fifth.
  `),
  ul(
    "**Paper:** the 70-gram kraft the market already bought.",
    "**Ink:** four colours, water-based, mixed by the bucket.",
    "**Tools:** a second-hand risograph and forty rubber stamps.",
  ),
  h2("Printing next to the fish"),
  p(`
    We put the machine inside the market, in the old ticket office. In the first week the damp
    from the fish hall curled the paper. We moved it beside the baker, and the paper curled the
    other way. It now stands exactly halfway and prints perfectly flat. I know things about the
    climate of that building that no supplier will believe.
  `),
  p(`
    Chloé Martin photographed every stall at six in the morning, when nobody has the strength to
    pose.
  `),
  pictures(
    "The pattern on kraft, and breakfast at stall 12. Photos: Chloé Martin",
    {
      src: "/artwork/quarters-40.svg",
      alt: "Sheets of kraft paper printed with quarter circles",
    },
    {
      src: "/artwork/still-life-40.svg",
      alt: "A vase with leaves and two pieces of fruit on a market counter",
    },
  ),
  h2("What the traders did to it"),
  p(`
    There is one rule: never stretch a circle. Everything else is allowed, and they took that
    seriously. The cheese stall makes faces. The florist stamps over her own prices. In March a
    pirate bag appeared, and it was better than ours, so we bought the stamp from its maker for
    a crate of artichokes. It is now the fifth shape. Freya has been informed.
  `),
  h2("The numbers"),
  p(`
    A year of printing used to cost €11,200. It now costs €4,300, because nobody orders ten
    thousand bags in a panic any more. Thirty-six stalls of forty use their stamps every week.
    The other four say that they have lost theirs. One of them I have seen holding a door open.
  `),
  p("The caretaker has twenty keys now. He wears the new one on the outside of his coat."),
);

const fr = doc(
  p(`
    La halle avait tout, sauf un nom. Quarante étals, deux cafés, un gardien avec dix-neuf clés.
    Dans le quartier, on disait *le marché*, et quand la ville a demandé cinq propositions, j’en
    ai remis une : *Marché*. La présentation la plus courte de ma vie. Quelqu’un a demandé où
    était le reste, et quelqu’un d’autre a répondu qu’il était en bas, en train de vendre des
    poireaux.
  `),
  h2("Un tampon, pas un logo"),
  p(`
    Les commerçants n’ouvrent pas de fichiers. Ils emballent du poisson. L’identité tient donc
    en quatre quarts de cercle que n’importe qui peut tamponner avec la main qui lui reste, ou
    découper dans un carton le samedi, comme le font onze d’entre eux. On les tourne, ils font
    des carreaux, et les carreaux font un motif qui n’est jamais le même sur deux sacs. Freya
    Holm a construit les lettres avec ces quatre courbes et refusé d’en dessiner une cinquième.
  `),
  ul(
    "**Papier\u202f:** le kraft de 70 grammes que le marché achetait déjà.",
    "**Encre\u202f:** quatre couleurs, à l’eau, mélangées au seau.",
    "**Outils\u202f:** une risographie d’occasion et quarante tampons de caoutchouc.",
  ),
  h2("Imprimer à côté du poisson"),
  p(`
    La machine est dans le marché, dans l’ancien guichet. La première semaine, l’humidité de la
    poissonnerie gondolait le papier. Nous l’avons installée près du boulanger, et le papier
    gondolait dans l’autre sens. Elle est aujourd’hui exactement à mi-chemin et imprime
    parfaitement à plat. Je sais sur le climat de ce bâtiment des choses qu’aucun fournisseur ne
    voudra croire.
  `),
  p(`
    Chloé Martin a photographié chaque étal à six heures du matin, quand personne n’a la force
    de poser.
  `),
  pictures(
    "Le motif sur kraft, et le petit-déjeuner de l’étal 12. Photos\u202f: Chloé Martin",
    {
      src: "/artwork/quarters-40.svg",
      alt: "Feuilles de kraft imprimées de quarts de cercle",
    },
    {
      src: "/artwork/still-life-40.svg",
      alt: "Un vase de feuillage et deux fruits sur un comptoir du marché",
    },
  ),
  h2("Ce que les commerçants en ont fait"),
  p(`
    Il y a une règle : ne jamais étirer un cercle. Tout le reste est permis, et ils l’ont pris
    au sérieux. Le fromager fait des visages. La fleuriste tamponne par-dessus ses prix. En
    mars, un sac pirate est apparu, meilleur que les nôtres, alors nous avons racheté le tampon
    à son auteur contre une caisse d’artichauts. C’est désormais la cinquième forme. Freya a été
    prévenue.
  `),
  h2("Les chiffres"),
  p(`
    Une année d’impression coûtait 11 200 €. Elle en coûte 4 300, parce que plus personne ne
    commande dix mille sacs dans la panique. Trente-six étals sur quarante se servent de leurs
    tampons chaque semaine. Les quatre autres disent les avoir perdus. J’en ai vu un qui calait
    une porte.
  `),
  p("Le gardien a maintenant vingt clés. Il porte la nouvelle à l’extérieur de son manteau."),
);

const no = doc(
  p(`
    Markedshallen hadde alt unntatt et navn. Førti boder, to kafeer, én vaktmester med nitten
    nøkler. I nabolaget sa folk bare *le marché*, og da byen ba om fem forslag, leverte jeg ett:
    *Marché*. Det var den korteste presentasjonen i mitt liv. Noen spurte hvor resten var, og
    noen andre svarte at det sto nede og solgte purre.
  `),
  h2("Et stempel, ikke en logo"),
  p(`
    Torghandlere åpner ikke filer. De pakker fisk. Derfor er identiteten fire kvartsirkler som
    hvem som helst med en ledig hånd kan stemple, eller klippe ut av papp på en lørdag, slik
    elleve av dem gjør. Vri på dem, og de blir fliser, og flisene blir et mønster som aldri er
    likt på to poser. Freya Holm bygde bokstavene av de samme fire kurvene og nektet å tegne en
    femte.
  `),
  ul(
    "**Papir:** kraftpapiret på 70 gram som markedet alt kjøpte inn.",
    "**Farge:** fire farger, vannbaserte, blandet i bøtte.",
    "**Verktøy:** en brukt risograf og førti gummistempler.",
  ),
  h2("Å trykke ved siden av fisken"),
  p(`
    Vi satte maskinen inne i hallen, i det gamle billettkontoret. Den første uka fikk fukten fra
    fiskehallen papiret til å krølle seg. Vi flyttet den bort til bakeren, og papiret krøllet
    seg den andre veien. Nå står den nøyaktig midt imellom og trykker helt flatt. Jeg vet ting
    om klimaet i den bygningen som ingen leverandør vil tro på.
  `),
  p("Chloé Martin fotograferte hver bod klokka seks om morgenen, når ingen orker å posere."),
  pictures(
    "Mønsteret på kraftpapir, og frokost i bod 12. Foto: Chloé Martin",
    {
      src: "/artwork/quarters-40.svg",
      alt: "Ark av kraftpapir trykt med kvartsirkler",
    },
    {
      src: "/artwork/still-life-40.svg",
      alt: "En vase med blader og to frukter på en disk i markedet",
    },
  ),
  h2("Det torghandlerne gjorde med den"),
  p(`
    Det finnes én regel: Strekk aldri en sirkel. Alt annet er lov, og det tok de på alvor.
    Ostehandleren lager ansikter. Blomsterhandleren stempler over sine egne priser. I mars
    dukket det opp en piratpose som var bedre enn vår, så vi kjøpte stempelet av opphavsmannen
    for en kasse artisjokker. Nå er det den femte formen. Freya er informert.
  `),
  h2("Tallene"),
  p(`
    Et år med trykking kostet før 11 200 euro. Nå koster det 4 300, for ingen bestiller ti tusen
    poser i panikk lenger. Trettiseks av førti boder bruker stemplene hver uke. De fire andre
    sier at de har mistet sine. Ett av dem har jeg sett holde en dør åpen.
  `),
  p("Vaktmesteren har tjue nøkler nå. Den nye bærer han utenpå frakken."),
);

export const post: DemoPost = {
  author: "mathis-laurent",
  categories: ["case-studies"],
  tags: ["identity", "packaging", "risograph"],
  cover: "/artwork/quarters-40.svg",
  coverAlt: {
    en: "A pattern of quarter circles in salmon, ochre and dark brown",
    fr: "Un motif de quarts de cercle saumon, ocre et brun foncé",
    no: "Et mønster av kvartsirkler i laks, oker og mørkebrunt",
  },
  featured: true,
  title: {
    en: "Marché, a market in print",
    fr: "Marché, un marché imprimé",
    no: "Marché, et marked på trykk",
  },
  description: {
    en: "Forty stalls, four shapes and a printing press between the fish and the bread. Identity and packaging for a market hall.",
    fr: "Quarante étals, quatre formes et une presse entre le poisson et le pain. Identité et emballages pour une halle.",
    no: "Førti boder, fire former og en trykkmaskin mellom fisken og brødet. Identitet og emballasje for en markedshall.",
  },
  content: { en, fr, no },
  publishedAt: "2026-09-08T07:45:00+02:00",
  views: 2140,
};
