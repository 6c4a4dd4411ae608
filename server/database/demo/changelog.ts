import type { ChangelogEntry } from "../../../schema/changelog/index.ts";
import type { Text } from "./text.ts";

type Changes = Partial<
  Record<"added" | "changed" | "deprecated" | "removed" | "fixed" | "security", Text>
>;

interface DemoEntry
  extends Changes, Partial<Pick<ChangelogEntry, "release" | "apiImpact" | "isFromSchema">> {
  /** YYYY-MM-DD */
  date: string;
  isDraft?: boolean;
  title: Text;
  description: Text;
}

export const changelogEntries: DemoEntry[] = [
  {
    date: "2026-11-30",
    isDraft: true,
    release: "0.10",
    apiImpact: true,
    isFromSchema: true,
    title: { en: "Prices carry their currency" },
    description: {
      en: "Plans and rates answer with an amount and its currency, so that nobody has to guess.",
    },
    added: { en: "`Plan.monthlyPrice` is an object with `amount` and `currency`." },
    deprecated: { en: "Prices as plain numbers: they stay until 1 June 2027." },
  },
  {
    date: "2026-11-18",
    release: "0.9",
    apiImpact: true,
    title: {
      en: "Credits that people agreed to",
      fr: "Des crédits avec l’accord de chacun",
      no: "Krediteringer folk har sagt ja til",
    },
    description: {
      en: "Owners of a project are asked before they are named. Until they accept, only the team sees the invitation.",
      fr: "Les auteurs d’un projet sont sollicités avant d’être nommés. D’ici là, seule l’équipe voit l’invitation.",
      no: "Eierne av et prosjekt blir spurt før de blir navngitt. Til de svarer, er det bare teamet som ser invitasjonen.",
    },
    added: {
      en: "Owners accept or decline credits and describe their role. `Project.owners.status`\nMedia can be described in each language.",
      fr: "Les auteurs acceptent ou refusent, et précisent leur rôle. `Project.owners.status`\nLes médias peuvent être décrits dans chaque langue.",
      no: "Eiere sier ja eller nei, og hva de har bidratt med. `Project.owners.status`\nMedier kan beskrives på hvert språk.",
    },
    changed: {
      en: "“Draft” and “hidden” meant nearly the same. There is only “draft” now.",
      fr: "«\u202fBrouillon\u202f» et «\u202fmasqué\u202f» disaient presque la même chose. Il ne reste que «\u202fbrouillon\u202f».",
      no: "«Utkast» og «skjult» betydde nesten det samme. Nå finnes bare «utkast».",
    },
    fixed: {
      en: "The letters å, ø and é survive in the names of downloaded files.",
      fr: "Les lettres å, ø et é sont conservées dans les noms des fichiers téléchargés.",
      no: "Bokstavene å, ø og é overlever i navnene på nedlastede filer.",
    },
  },
  {
    date: "2026-11-03",
    release: "0.8.2",
    title: {
      en: "Quieter nights",
      fr: "Des nuits plus calmes",
      no: "Roligere netter",
    },
    description: {
      en: "A small release, mostly about not being woken up.",
      fr: "Une petite version, surtout pour des nuits tranquilles.",
      no: "En liten utgave, mest for at ingen skal bli vekket.",
    },
    security: {
      en: "Codes to reset a password work once and expire after 15 minutes.",
      fr: "Les codes de réinitialisation ne servent qu’une fois et expirent au bout de 15 minutes.",
      no: "Koder for å nullstille passordet virker én gang og utløper etter 15 minutter.",
    },
    removed: {
      en: "The sound of incoming messages. Seven of you wrote to us about it. Thank you.",
      fr: "Le son des messages reçus. Vous avez été sept à nous écrire. Merci.",
      no: "Lyden for innkommende meldinger. Sju av dere skrev til oss om den. Takk.",
    },
    fixed: {
      en: "Muted conversations no longer count as unread in the title of the tab.",
      fr: "Les conversations en sourdine ne comptent plus comme non lues dans le titre de l’onglet.",
      no: "Dempede samtaler telles ikke lenger som uleste i fanens tittel.",
    },
  },
  {
    date: "2026-10-20",
    release: "0.8",
    title: {
      en: "A quote in three questions",
      fr: "Un devis en trois questions",
      no: "Et tilbud på tre spørsmål",
    },
    description: {
      en: "Clients can ask a member, or everyone behind a project, without an account.",
      fr: "Les clients peuvent solliciter un membre, ou toute l’équipe d’un projet, sans compte.",
      no: "Kunder kan spørre et medlem, eller alle bak et prosjekt, uten å ha konto.",
    },
    added: {
      en: "A form for quotes: what it is about, what it may cost, when it is needed.\nAnswers in chat or by email, as you prefer.",
      fr: "Un formulaire de devis\u202f: le sujet, le budget, l’échéance.\nLa réponse se fait par messagerie ou par e-mail, au choix.",
      no: "Et skjema for tilbud: hva det gjelder, hva det kan koste, når det trengs.\nSvar i chat eller på e-post, som du vil.",
    },
    changed: {
      en: "Members choose who can write to them: everyone, members, contacts or no one.",
      fr: "Chaque membre choisit qui peut lui écrire\u202f: tout le monde, les membres, ses contacts ou personne.",
      no: "Medlemmer velger hvem som kan skrive til dem: alle, medlemmer, kontakter eller ingen.",
    },
  },
  {
    date: "2026-09-29",
    release: "0.7.1",
    apiImpact: true,
    title: {
      en: "The API says what a query costs",
      fr: "L’API annonce le coût d’une requête",
      no: "API-et sier hva en spørring koster",
    },
    description: {
      en: "Every answer tells what it cost and how much is left, before a limit is reached.",
      fr: "Chaque réponse indique son coût et ce qu’il reste, avant d’atteindre une limite.",
      no: "Hvert svar viser hva det kostet og hvor mye som er igjen, før en grense er nådd.",
    },
    added: {
      en: "`extensions.cost` with what was requested, what it really cost, and the state of your bucket.\nThe header `x-cost-estimate-only` counts without running the query.",
      fr: "`extensions.cost` avec le coût demandé, le coût réel et l’état de votre quota.\nL’en-tête `x-cost-estimate-only` calcule sans exécuter la requête.",
      no: "`extensions.cost` med det som ble spurt om, hva det virkelig kostet, og hva som er igjen.\nHodet `x-cost-estimate-only` regner uten å kjøre spørringen.",
    },
    removed: {
      en: "The limit by number of requests, which counted small and large queries alike.",
      fr: "La limite par nombre de requêtes, qui comptait de la même façon les petites et les grandes.",
      no: "Grensen for antall forespørsler, som telte små og store spørringer likt.",
    },
  },
  {
    date: "2026-09-08",
    release: "0.7",
    title: {
      en: "Three languages, one page at a time",
      fr: "Trois langues, une page à la fois",
      no: "Tre språk, én side om gangen",
    },
    description: {
      en: "Texts are published language by language, so a translation no longer has to be finished on the same day.",
      fr: "Les textes sont publiés langue par langue\u202f: une traduction n’a plus à être prête le même jour.",
      no: "Tekster publiseres språk for språk, så en oversettelse ikke må være ferdig samme dag.",
    },
    added: {
      en: "A state for each language: draft, review, scheduled, published or archived.\nA page that is not available in your language says in which ones it is.",
      fr: "Un état par langue\u202f: brouillon, relecture, programmé, publié ou archivé.\nUne page absente dans votre langue indique celles où elle existe.",
      no: "En status for hvert språk: utkast, gjennomgang, planlagt, publisert eller arkivert.\nEn side som ikke finnes på språket ditt, sier hvilke den finnes på.",
    },
    fixed: {
      en: "Dates are shown in the time of Vienna everywhere, also in mails.",
      fr: "Les dates sont partout à l’heure de Vienne, y compris dans les e-mails.",
      no: "Datoer vises i wiensk tid overalt, også i e-poster.",
    },
  },
];
