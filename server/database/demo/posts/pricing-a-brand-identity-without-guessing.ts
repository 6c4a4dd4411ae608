import type { DemoPost } from "../demo-post.ts";
import { code, doc, h2, ol, p } from "../writing.ts";

const en = doc(
  p(`
    For six years I priced identities by looking at the client’s shoes. It worked about as well
    as you would expect. A man in sandals turned out to own three shipping companies, and I had
    animated his logo for the price of a bicycle.
  `),
  p(`
    Now I use a sheet. It has seven cells, it lives in an ordinary spreadsheet, and it has never
    looked at anybody’s shoes.
  `),
  h2("The seven cells"),
  ol(
    "**Days of making**, estimated piece by piece, never as a lump.",
    "**Days of talking.** Count them. On my last ten jobs they were 31% of the work.",
    "**My day rate**: last year’s costs plus the year I want, divided by 120 days, not 220.",
    "**Rounds** included, and the price of the next one.",
    "**Use**: where, for how long, in how many countries.",
    "**Risk**, from 1.0 to 1.4.",
    "**The floor**, below which I stay in bed.",
  ),
  code(
    "quote.txt",
    "text",
    `
      making    9 days
      talking   4 days
      rate      €520
      risk      × 1.15    # two founders, one logo
      use       + €1,200  # two countries, three years
      total     €8,974
      floor     €6,000
    `,
  ),
  h2("Two questions"),
  p(`
    Before I fill in the fifth and sixth cells I ask two questions, always in the same words.
    “What happens if you do nothing?” tells me the value: a client who will lose a distributor
    by March is not buying a logo. “Who has to like it?” tells me the risk. One person is 1.0. A
    committee is 1.25. A committee with a nephew who has Photoshop is 1.4, and I have never
    regretted it.
  `),
  h2("The numbers, left in"),
  p(`
    I kept the guesses from the time of the shoes, so I can compare. Of twenty guessed quotes,
    nine were accepted, and on average they came in 22% under what the work took. Of twenty from
    the sheet, eleven were accepted, 3% over. The sheet did not make me expensive. It made me
    wrong by less.
  `),
  p(`
    It has failed once. A radio station wanted a moving identity, and I put a day and a half in
    the second cell because the director was so pleasant. Pleasant people talk. We talked for
    nine days.
  `),
  p(`
    I send the total as it falls out, €8,974, never rounded. A round number invites haggling. An
    odd one invites the question “how did you get there?”, and then I open the sheet and we read
    it together. Nobody has ever asked me to remove a cell. Several have asked for the file.
    Take it: it is seven cells.
  `),
);

const fr = doc(
  p(`
    Pendant six ans, j’ai fixé mes prix en regardant les chaussures du client. Les résultats
    étaient ceux que vous imaginez. Un monsieur en sandales possédait en fait trois compagnies
    maritimes, et j’avais animé son logo pour le prix d’un vélo.
  `),
  p(`
    Aujourd’hui, j’ai un tableau. Il compte sept cases, il vit dans un tableur tout bête et il
    n’a jamais regardé les chaussures de personne.
  `),
  h2("Les sept cases"),
  ol(
    "**Les jours de fabrication**, estimés pièce par pièce, jamais en bloc.",
    `
      **Les jours de parole.** Comptez-les. Sur mes dix derniers projets, ils pesaient 31 % du
      travail.
    `,
    `
      **Mon tarif journalier** : les frais de l’an dernier plus l’année que je veux vivre,
      divisés par 120 jours, pas par 220.
    `,
    "**Les allers-retours** compris, et le prix du suivant.",
    "**L’usage**\u202f: où, combien de temps, dans combien de pays.",
    "**Le risque**, de 1,0 à 1,4.",
    "**Le plancher**, en dessous duquel je reste au lit.",
  ),
  code(
    "devis.txt",
    "text",
    `
      fabrication   9 jours
      parole        4 jours
      tarif         520 €
      risque        × 1,15     # deux fondateurs, un logo
      usage         + 1 200 €  # deux pays, trois ans
      total         8 974 €
      plancher      6 000 €
    `,
  ),
  h2("Deux questions"),
  p(`
    Avant de remplir les cinquième et sixième cases, je pose deux questions, toujours dans les
    mêmes termes. « Que se passe-t-il si vous ne faites rien ? » me donne la valeur : un client
    qui perdra un distributeur en mars n’achète pas un logo. « À qui cela doit-il plaire ? » me
    donne le risque. Une personne, c’est 1,0. Un comité, 1,25. Un comité avec un neveu qui a
    Photoshop, 1,4, et je ne l’ai jamais regretté.
  `),
  h2("Les chiffres, sans retouche"),
  p(`
    J’ai gardé mes estimations de l’époque des chaussures, pour comparer. Sur vingt devis au
    flair, neuf acceptés, en moyenne 22 % sous le travail réel. Sur vingt devis au tableau, onze
    acceptés, 3 % au-dessus. Le tableau ne m’a pas rendue chère. Il m’a rendue moins fausse.
  `),
  p(`
    Il a échoué une fois. Une radio voulait une identité animée, et j’ai mis un jour et demi
    dans la deuxième case parce que la directrice était charmante. Les gens charmants parlent.
    Nous avons parlé neuf jours.
  `),
  p(`
    J’envoie le total tel qu’il tombe, 8 974 €, jamais arrondi. Un chiffre rond invite à
    marchander. Un chiffre biscornu invite à demander « comment arrivez-vous à ça ? », alors
    j’ouvre le tableau et nous le lisons ensemble. Personne ne m’a jamais demandé d’enlever une
    case. Plusieurs m’ont demandé le fichier. Servez-vous : ce sont sept cases.
  `),
);

const no = doc(
  p(`
    I seks år priset jeg identiteter ved å se på skoene til kunden. Det gikk omtrent som du
    tror. En mann i sandaler viste seg å eie tre rederier, og da hadde jeg animert logoen hans
    for prisen av en sykkel.
  `),
  p(`
    Nå bruker jeg et ark. Det har sju celler, det bor i et helt vanlig regneark, og det har
    aldri sett på skoene til noen.
  `),
  h2("De sju cellene"),
  ol(
    "**Dager med arbeid**, anslått del for del, aldri i én klump.",
    "**Dager med prat.** Tell dem. På mine ti siste jobber var de 31 % av arbeidet.",
    `
      **Dagsprisen min**: fjorårets kostnader pluss det året jeg vil ha, delt på 120 dager, ikke
      220.
    `,
    "**Runder** som er med, og prisen på den neste.",
    "**Bruk**: hvor, hvor lenge, i hvor mange land.",
    "**Risiko**, fra 1,0 til 1,4.",
    "**Gulvet**. Under det blir jeg liggende i senga.",
  ),
  code(
    "tilbud.txt",
    "text",
    `
      arbeid    9 dager
      prat      4 dager
      dagspris  520 euro
      risiko    × 1,15        # to gründere, én logo
      bruk      + 1 200 euro  # to land, tre år
      sum       8 974 euro
      gulv      6 000 euro
    `,
  ),
  h2("To spørsmål"),
  p(`
    Før jeg fyller ut femte og sjette celle, stiller jeg to spørsmål, alltid med de samme
    ordene. «Hva skjer hvis dere ikke gjør noe?» gir meg verdien: En kunde som mister en
    forhandler innen mars, er ikke ute etter en logo. «Hvem må like det?» gir meg risikoen. Én
    person er 1,0. En komité er 1,25. En komité med en nevø som har Photoshop, er 1,4, og det
    har jeg aldri angret på.
  `),
  h2("Tallene, uten sminke"),
  p(`
    Jeg har tatt vare på gjetningene fra skotiden, så jeg kan sammenligne. Av tjue gjettede
    tilbud ble ni godtatt, og de lå i snitt 22 % under det arbeidet faktisk tok. Av tjue fra
    arket ble elleve godtatt, 3 % over. Arket gjorde meg ikke dyr. Det gjorde at jeg bommer med
    mindre.
  `),
  p(`
    Én gang har det sviktet. En radiokanal ville ha en identitet i bevegelse, og jeg satte
    halvannen dag i celle to fordi sjefen var så hyggelig. Hyggelige mennesker prater. Vi pratet
    i ni dager.
  `),
  p(`
    Jeg sender summen slik den faller ut, 8 974 euro, aldri avrundet. Et rundt tall innbyr til
    pruting. Et skjevt tall innbyr til spørsmålet «hvordan kom du fram til det?», og da åpner
    jeg arket og vi leser det sammen. Ingen har noen gang bedt meg fjerne en celle. Flere har
    bedt om fila. Bare ta den: Det er sju celler.
  `),
);

export const post: DemoPost = {
  author: "amara-okafor",
  categories: ["tools"],
  tags: ["pricing", "spreadsheets", "freelancing"],
  cover: "/artwork/bars-150.svg",
  coverAlt: {
    en: "Green bars of different heights under a round green sun",
    fr: "Barres vertes de hauteurs inégales sous un soleil vert",
    no: "Grønne søyler i ulik høyde under en rund, grønn sol",
  },
  title: {
    en: "Pricing a brand identity without guessing",
    fr: "Chiffrer une identité de marque sans deviner",
    no: "Å prise en merkevareidentitet uten å gjette",
  },
  description: {
    en: "The sheet I quote from: seven cells, two questions and a total I refuse to round.",
    fr: "Le tableau d’où sortent mes devis\u202f: sept cases, deux questions et un total que je refuse d’arrondir.",
    no: "Arket jeg priser ut fra: sju celler, to spørsmål og en sum jeg nekter å runde av.",
  },
  content: { en, fr, no },
  publishedAt: "2026-11-08T10:15:00+01:00",
  views: 1577,
};
