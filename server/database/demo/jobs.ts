import type { Text } from "./text.ts";

/** A job of the demo world, published in every language it is written in. */
export interface DemoJob {
  key: string;
  title: Text;
  description: Text;
  /** One paragraph. */
  content: Text;
  role: Text;
  employmentType: "FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "INTERN";
  experience: "ENTRY" | "MID" | "SENIOR";
  workplace: "ONSITE" | "HYBRID" | "REMOTE";
  locations: string[];
  skills: string[];
  workingSchedule: Text;
  benefits: Text;
  salary: { min: number; max: number; unit: "YEAR" | "MONTH" | "DAY" };
  question: Text;
  /** Days from its publication. */
  expiresAfter: number;
  isClosed?: boolean;
  team: string[];
}

export interface DemoApplication {
  job: string;
  name: string;
  email: string;
  locale: "en" | "fr" | "no";
  stage: "APPLIED" | "SCREENING" | "INTERVIEW" | "OFFER" | "HIRED" | "REJECTED" | "WITHDRAWN";
  letter: string;
  answer: string;
  tags?: string[];
  note?: string;
}

const design = { en: "Design", fr: "Design", no: "Design" };
const engineering = { en: "Engineering", fr: "Développement", no: "Utvikling" };
const media = {
  en: "Image, sound and words",
  fr: "Image, son et texte",
  no: "Bilde, lyd og tekst",
};

// oldest first
export const jobs: DemoJob[] = [
  {
    key: "photographer",
    title: {
      en: "Photographer, one winter",
      fr: "Photographe, un hiver",
      no: "Fotograf, én vinter",
    },
    description: {
      en: "Three months of museum objects, one at a time, in daylight that is never enough.",
      fr: "Trois mois d’objets de musée, un par un, dans une lumière qui ne suffit jamais.",
      no: "Tre måneder med museumsgjenstander, én om gangen, i dagslys som aldri strekker til.",
    },
    content: {
      en: "You photograph four hundred objects for a catalogue, from thimbles to a sleigh. You set up your own light, keep a list that others can read, and write one line about what you saw.",
      fr: "Vous photographiez quatre cents objets pour un catalogue, du dé à coudre au traîneau. Vous installez votre lumière, tenez une liste lisible par d’autres et écrivez une ligne sur ce que vous avez vu.",
      no: "Du fotograferer fire hundre gjenstander til en katalog, fra fingerbøl til slede. Du rigger ditt eget lys, fører en liste andre kan lese, og skriver én linje om det du så.",
    },
    role: media,
    employmentType: "CONTRACTOR",
    experience: "MID",
    workplace: "ONSITE",
    locations: ["Gothenburg, Sweden"],
    skills: ["Photography", "Lighting"],
    workingSchedule: { en: "Three months", fr: "Trois mois", no: "Tre måneder" },
    benefits: {
      en: "A key to the storeroom\nYour name under every picture",
      fr: "Une clé de la réserve\nVotre nom sous chaque image",
      no: "Nøkkel til magasinet\nNavnet ditt under hvert bilde",
    },
    salary: { min: 4_200, max: 4_200, unit: "MONTH" },
    question: {
      en: "Which object would you photograph first?",
      fr: "Quel objet photographieriez-vous en premier\u202f?",
      no: "Hvilken gjenstand ville du fotografert først?",
    },
    expiresAfter: 60,
    isClosed: true,
    team: ["sofia-lindqvist"],
  },
  {
    key: "type",
    title: {
      en: "Junior type designer",
      fr: "Dessin de caractères, poste junior",
      no: "Junior skriftdesigner",
    },
    description: {
      en: "Draw the Cyrillic of a family that has waited four years for it.",
      fr: "Dessiner le cyrillique d’une famille qui l’attend depuis quatre ans.",
      no: "Tegn kyrilliske tegn til en skriftfamilie som har ventet på dem i fire år.",
    },
    content: {
      en: "You draw, space and test two weights a year. Someone with twenty years of letters reads every proof with you, and you say no to them once a week.",
      fr: "Vous dessinez, approchez et testez deux graisses par an. Une personne qui fait des lettres depuis vingt ans relit chaque épreuve avec vous, et vous lui dites non une fois par semaine.",
      no: "Du tegner, tilretter og tester to vekter i året. En som har laget bokstaver i tjue år, leser hver prøve sammen med deg, og du sier nei til hen én gang i uken.",
    },
    role: design,
    employmentType: "FULL_TIME",
    experience: "ENTRY",
    workplace: "ONSITE",
    locations: ["Copenhagen, Denmark"],
    skills: ["Glyphs", "Drawing"],
    workingSchedule: {
      en: "37 hours a week",
      fr: "37 heures par semaine",
      no: "37 timer i uken",
    },
    benefits: {
      en: "Six weeks off\nA day a month for your own letters",
      fr: "Six semaines de congé\nUn jour par mois pour vos propres lettres",
      no: "Seks ukers ferie\nÉn dag i måneden til egne bokstaver",
    },
    salary: { min: 41_000, max: 46_000, unit: "YEAR" },
    question: {
      en: "Which letter do you always draw last?",
      fr: "Quelle lettre dessinez-vous toujours en dernier\u202f?",
      no: "Hvilken bokstav tegner du alltid sist?",
    },
    expiresAfter: 400,
    team: ["freya-holm"],
  },
  {
    key: "forms",
    title: {
      en: "Service designer for a form with 61 fields",
      fr: "Designer de service pour un formulaire de 61 champs",
      no: "Tjenestedesigner til et skjema med 61 felt",
    },
    description: {
      en: "A district office wants twelve fields instead. Help it find out which.",
      fr: "Une mairie d’arrondissement en voudrait douze. Aidez-la à trouver lesquels.",
      no: "Et bydelskontor vil heller ha tolv. Hjelp dem å finne ut hvilke.",
    },
    content: {
      en: "You sit at the counter for a week, then in the archive, then with the lawyers. You draw what you heard, test it with people who have to fill it in, and leave a form that the office can change without you.",
      fr: "Vous passez une semaine au guichet, puis aux archives, puis avec les juristes. Vous dessinez ce que vous avez entendu, vous le testez avec celles et ceux qui doivent le remplir, et vous laissez un formulaire que le service peut modifier sans vous.",
      no: "Du sitter en uke i skranken, så i arkivet, så hos juristene. Du tegner det du hørte, tester det med folk som må fylle det ut, og etterlater et skjema kontoret kan endre uten deg.",
    },
    role: design,
    employmentType: "PART_TIME",
    experience: "SENIOR",
    workplace: "HYBRID",
    locations: ["Berlin, Germany"],
    skills: ["Interviews", "Plain language", "Prototyping"],
    workingSchedule: {
      en: "Three days a week, you choose which",
      fr: "Trois jours par semaine, à votre choix",
      no: "Tre dager i uken, du velger hvilke",
    },
    benefits: {
      en: "A train pass\nFridays are never meetings",
      fr: "Un abonnement de train\nJamais de réunion le vendredi",
      no: "Togkort\nAldri møter på fredager",
    },
    salary: { min: 39_000, max: 39_000, unit: "YEAR" },
    question: {
      en: "Which form did you last give up on?",
      fr: "Quel formulaire avez-vous abandonné en dernier\u202f?",
      no: "Hvilket skjema ga du sist opp?",
    },
    expiresAfter: 420,
    team: ["noah-weiss", "priya-raman"],
  },
  {
    key: "writer",
    title: {
      en: "Writer of error messages",
      fr: "Rédaction de messages d’erreur",
      no: "Skribent til feilmeldinger",
    },
    description: {
      en: "Nine products, three languages, and no more “Something went wrong”.",
      fr: "Neuf produits, trois langues et plus jamais «\u202fUne erreur est survenue\u202f».",
      no: "Ni produkter, tre språk og aldri mer «Noe gikk galt».",
    },
    content: {
      en: "You read support mails in the morning and rewrite what caused them in the afternoon. Developers ask you before a release, not after it.",
      fr: "Le matin, vous lisez les messages du support\u202f; l’après-midi, vous réécrivez ce qui les a provoqués. L’équipe technique vous consulte avant une version, pas après.",
      no: "Om formiddagen leser du e-poster til support, om ettermiddagen skriver du om det som utløste dem. Utviklerne spør deg før en lansering, ikke etter.",
    },
    role: media,
    employmentType: "PART_TIME",
    experience: "MID",
    workplace: "REMOTE",
    locations: ["Galway, Ireland", "Madrid, Spain"],
    skills: ["Writing", "English", "French"],
    workingSchedule: { en: "Half time", fr: "Mi-temps", no: "Halv stilling" },
    benefits: {
      en: "Two weeks a year in one room\nA good chair",
      fr: "Deux semaines par an dans une même pièce\nUne bonne chaise",
      no: "To uker i året i samme rom\nEn god stol",
    },
    salary: { min: 28_000, max: 28_000, unit: "YEAR" },
    question: {
      en: "Rewrite “Invalid input”.",
      fr: "Réécrivez «\u202fSaisie non valide\u202f».",
      no: "Skriv om «Ugyldige data».",
    },
    expiresAfter: 380,
    team: ["saoirse-byrne", "tomas-rivera"],
  },
  {
    key: "developer",
    title: {
      en: "Web developer who deletes things",
      fr: "Développement web, avec l’art de supprimer",
      no: "Webutvikler som sletter ting",
    },
    description: {
      en: "We make websites for ferries, museums and a water company, with less in them every year.",
      fr: "Nous faisons des sites pour des ferries, des musées et une régie des eaux, plus légers chaque année.",
      no: "Vi lager nettsteder for ferger, museer og et vannverk, med mindre i dem for hvert år.",
    },
    content: {
      en: "You take over two sites that work and make them work on a phone from 2017. You write HTML that is read aloud well, then the CSS, then as little script as it takes.",
      fr: "Vous reprenez deux sites qui fonctionnent et les faites fonctionner sur un téléphone de 2017. Vous écrivez un HTML qui se lit bien à voix haute, puis le CSS, puis aussi peu de script que possible.",
      no: "Du tar over to nettsteder som virker, og får dem til å virke på en telefon fra 2017. Du skriver HTML som er god å få lest opp, deretter CSS, og så lite skript som mulig.",
    },
    role: engineering,
    employmentType: "FULL_TIME",
    experience: "MID",
    workplace: "HYBRID",
    locations: ["Oslo, Norway"],
    skills: ["HTML", "CSS", "PostgreSQL"],
    workingSchedule: {
      en: "37.5 hours a week\nFriday ends at three",
      fr: "37,5 heures par semaine\nLe vendredi finit à quinze heures",
      no: "37,5 timer i uken\nFredag slutter klokken tre",
    },
    benefits: {
      en: "Six weeks off, and July is quiet\n€1,500 a year for learning\nYour name on the work",
      fr: "Six semaines de congé, et juillet est calme\n1 500 € par an pour apprendre\nVotre nom sur le travail",
      no: "Seks ukers ferie, og juli er stille\n1500 euro i året til å lære\nNavnet ditt på arbeidet",
    },
    salary: { min: 58_000, max: 68_000, unit: "YEAR" },
    question: {
      en: "What did you last remove?",
      fr: "Qu’avez-vous supprimé en dernier\u202f?",
      no: "Hva fjernet du sist?",
    },
    expiresAfter: 400,
    team: ["jonas-berg", "ingrid-solheim"],
  },
];

export const applications: DemoApplication[] = [
  {
    job: "developer",
    name: "Maren Vik",
    email: "maren.vik@fjordpost.test",
    locale: "no",
    stage: "INTERVIEW",
    letter:
      "Jeg har vedlikeholdt rutetabellene til to rederier i seks år. Ingen har merket det, og det er jeg stolt av.",
    answer: "En datovelger. Folk har skrevet datoer siden skolen.",
    tags: ["maintenance"],
    note: "Knows the ferry timetables from the other side. Ask about the 2023 migration.",
  },
  {
    job: "developer",
    name: "Louis Petit",
    email: "louis.petit@lyonweb.test",
    locale: "fr",
    stage: "SCREENING",
    letter:
      "J’ai refait le site d’un musée avec un tiers du code d’origine. Je peux vous montrer ce qui manque et pourquoi personne ne le cherche.",
    answer: "Un carrousel que trois personnes avaient demandé et que personne ne regardait.",
  },
  {
    job: "developer",
    name: "Ana Kovač",
    email: "ana.kovac@zagreb.test",
    locale: "en",
    stage: "APPLIED",
    letter:
      "I maintain the booking system of a mountain railway. It still runs on the laptop I learned on.",
    answer: "Eleven cookies, and then the banner that asked about them.",
  },
  {
    job: "developer",
    name: "Teodor Lie",
    email: "teodor.lie@vestland.test",
    locale: "no",
    stage: "OFFER",
    letter: "Jeg liker best å få noe gammelt til å leve lenger.",
    answer: "Et rammeverk. Det tok to uker og ga oss tilbake fire sekunder.",
    note: "Everyone on the team said yes. Contract goes out this week.",
  },
  {
    job: "developer",
    name: "Rui Almeida",
    email: "rui.almeida@lisboa.test",
    locale: "en",
    stage: "REJECTED",
    letter: "I build large front ends for banks and would like to build small ones for people.",
    answer: "My second monitor.",
  },
  {
    job: "type",
    name: "Stine Aune",
    email: "stine.aune@skrift.test",
    locale: "no",
    stage: "INTERVIEW",
    letter:
      "Jeg har tegnet et alfabet til bussholdeplassene i hjembyen min, og de ser det hver dag uten å vite det.",
    answer: "S. Alltid s.",
    tags: ["portfolio"],
  },
  {
    job: "type",
    name: "Dmytro Shevchuk",
    email: "dmytro.shevchuk@litery.test",
    locale: "en",
    stage: "APPLIED",
    letter:
      "Cyrillic is what I read bedtime stories in. I have drawn two text faces and thrown one away.",
    answer: "The ж. It knows when you are in a hurry.",
  },
  {
    job: "type",
    name: "Camille Fabre",
    email: "camille.fabre@caractere.test",
    locale: "fr",
    stage: "WITHDRAWN",
    letter:
      "Je sors de l’école en juin et je cherche un endroit où l’on relit vraiment les épreuves.",
    answer: "Le g, quand il reste du temps.",
  },
  {
    job: "forms",
    name: "Noa Ferreira",
    email: "noa.ferreira@servico.test",
    locale: "en",
    stage: "SCREENING",
    letter:
      "I spent a year at the counter of a tax office before I drew my first screen. I would do it again.",
    answer: "My own residence permit, on page nine.",
  },
  {
    job: "forms",
    name: "Hélène Marchand",
    email: "helene.marchand@guichet.test",
    locale: "fr",
    stage: "APPLIED",
    letter:
      "J’ai réduit une demande de bourse de 48 à 15 questions, avec l’accord de trois juristes.",
    answer: "Une réclamation pour un train en retard.",
  },
  {
    job: "writer",
    name: "Aoife Kearney",
    email: "aoife.kearney@galway.test",
    locale: "en",
    stage: "APPLIED",
    letter:
      "I write the announcements of a bus company. When a bus is late I say by how much, and complaints halved.",
    answer: "“Enter a date as DD/MM/YYYY.”",
  },
  {
    job: "photographer",
    name: "Elin Sandberg",
    email: "elin.sandberg@ljus.test",
    locale: "en",
    stage: "HIRED",
    letter:
      "I photographed the clocks of a whole town last winter. They all show a different time in the pictures.",
    answer: "The sleigh, while there is snow outside.",
  },
];
