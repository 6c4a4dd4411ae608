import type { DemoCategory } from "./categories.ts";
import type { Text } from "./text.ts";

type FaqGroup = Pick<DemoCategory, "name" | "slug" | "icon" | "color"> & {
  questions: [question: Text, answer: Text][];
};

export const faqGroups: FaqGroup[] = [
  {
    name: { en: "Profiles", fr: "Profils", no: "Profiler" },
    slug: { en: "profiles", fr: "profils", no: "profiler" },
    icon: "tabler:user",
    color: "orange",
    questions: [
      [
        {
          en: "Who can see my profile?",
          fr: "Qui peut voir mon profil\u202f?",
          no: "Hvem kan se profilen min?",
        },
        {
          en: "You decide: everyone, members only, people with the link, or only you. You can change it at any time under Account.",
          fr: "C’est vous qui décidez\u202f: tout le monde, les membres, les personnes qui ont le lien, ou vous seulement. Vous pouvez changer d’avis à tout moment dans Compte.",
          no: "Det bestemmer du: alle, bare medlemmer, de som har lenken, eller bare du. Du kan endre det når som helst under Konto.",
        },
      ],
      [
        {
          en: "Can I write my profile in more than one language?",
          fr: "Puis-je rédiger mon profil en plusieurs langues\u202f?",
          no: "Kan jeg skrive profilen på flere språk?",
        },
        {
          en: "Yes. Headline and description each have a field for English, French and Norwegian. Visitors see the language they read the site in.",
          fr: "Oui. L’accroche et la présentation ont chacune un champ en français, en anglais et en norvégien. Les visiteurs voient la langue dans laquelle ils lisent le site.",
          no: "Ja. Overskriften og beskrivelsen har hvert sitt felt for norsk, engelsk og fransk. Besøkende ser det språket de leser nettstedet på.",
        },
      ],
      [
        {
          en: "Can I change my profile’s URL?",
          fr: "Puis-je changer l’adresse de mon profil\u202f?",
          no: "Kan jeg endre adressen til profilen min?",
        },
        {
          en: "Yes, under Account → Profile. Old links redirect to the new one until someone else takes the handle.",
          fr: "Oui, dans Compte → Profil. Les anciens liens redirigent vers la nouvelle adresse tant que personne d’autre ne prend l’identifiant.",
          no: "Ja, under Konto → Profil. Gamle lenker viderekobler til den nye adressen til noen andre tar brukernavnet.",
        },
      ],
    ],
  },
  {
    name: { en: "Projects", fr: "Projets", no: "Prosjekter" },
    slug: { en: "projects", fr: "projets", no: "prosjekter" },
    icon: "tabler:folders",
    color: "cyan",
    questions: [
      [
        {
          en: "Someone added me to their project. Do I have to accept?",
          fr: "On m’a ajouté à un projet. Dois-je accepter\u202f?",
          no: "Noen har lagt meg til i prosjektet sitt. Må jeg godta?",
        },
        {
          en: "No. Your name isn’t shown until you accept the invitation. If you decline, it never appears.",
          fr: "Non. Votre nom n’apparaît que si vous acceptez l’invitation. Si vous refusez, il n’apparaît jamais.",
          no: "Nei. Navnet ditt vises ikke før du godtar invitasjonen. Takker du nei, vises det aldri.",
        },
      ],
      [
        {
          en: "Can I show work I made for an employer?",
          fr: "Puis-je montrer un travail réalisé pour un employeur\u202f?",
          no: "Kan jeg vise arbeid jeg har gjort for en arbeidsgiver?",
        },
        {
          en: "If your contract lets you show it elsewhere, you can show it here. Name the employer as the client and invite the people you worked with as owners.\n\nIf you are asked to take it down, set the project to private. Nothing is lost, and you can publish it again later.",
          fr: "Si votre contrat vous permet de le montrer ailleurs, vous pouvez le montrer ici. Indiquez l’employeur comme client et invitez les personnes avec qui vous avez travaillé.\n\nSi l’on vous demande de le retirer, rendez le projet privé. Rien n’est perdu, et vous pourrez le publier à nouveau.",
          no: "Hvis avtalen din lar deg vise det andre steder, kan du vise det her. Oppgi arbeidsgiveren som kunde, og inviter dem du arbeidet sammen med, som eiere.\n\nBlir du bedt om å fjerne det, gjør du prosjektet privat. Ingenting går tapt, og du kan publisere det igjen senere.",
        },
      ],
      [
        {
          en: "How large can pictures and videos be?",
          fr: "Quelle est la taille maximale des images et des vidéos\u202f?",
          no: "Hvor store kan bilder og videoer være?",
        },
        {
          en: "Up to 50 MB per file. An interrupted upload continues where it stopped.",
          fr: "Jusqu’à 50 Mo par fichier. Un envoi interrompu reprend là où il s’est arrêté.",
          no: "Opptil 50 MB per fil. En avbrutt opplasting fortsetter der den stoppet.",
        },
      ],
    ],
  },
  {
    name: { en: "Messages", fr: "Messages", no: "Meldinger" },
    slug: { en: "messages", fr: "messages", no: "meldinger" },
    icon: "tabler:messages",
    color: "blue",
    questions: [
      [
        {
          en: "Can administrators read my conversations?",
          fr: "Les administrateurs peuvent-ils lire mes conversations\u202f?",
          no: "Kan administratorer lese samtalene mine?",
        },
        {
          en: "No. Only the people in a conversation can read it. If one of you reports a message, moderators see that message and the ten before and after it.",
          fr: "Non. Seules les personnes qui participent à une conversation peuvent la lire. Si l’une d’elles signale un message, les modérateurs voient ce message, les dix qui le précèdent et les dix qui le suivent.",
          no: "Nei. Bare de som er med i en samtale, kan lese den. Hvis en av dere rapporterer en melding, ser moderatorene den meldingen og de ti før og etter.",
        },
      ],
      [
        {
          en: "How do I stop someone from writing to me?",
          fr: "Comment empêcher quelqu’un de m’écrire\u202f?",
          no: "Hvordan hindrer jeg at noen skriver til meg?",
        },
        {
          en: "Open the conversation’s details and choose Block. You can also archive a conversation, or mute its notifications.",
          fr: "Ouvrez les détails de la conversation et choisissez Bloquer. Vous pouvez aussi archiver une conversation ou couper ses notifications.",
          no: "Åpne detaljene for samtalen og velg Blokker. Du kan også arkivere en samtale eller slå av varslene.",
        },
      ],
    ],
  },
  {
    name: { en: "Account and data", fr: "Compte et données", no: "Konto og data" },
    slug: { en: "account-and-data", fr: "compte-et-donnees", no: "konto-og-data" },
    icon: "tabler:shield-lock",
    color: "purple",
    questions: [
      [
        {
          en: "I forgot my password. What now?",
          fr: "J’ai oublié mon mot de passe. Que faire\u202f?",
          no: "Jeg har glemt passordet. Hva gjør jeg?",
        },
        {
          en: "Choose Forgot password? on the sign-in page. We send a code to your email address, and with it you set a new one. You are then signed out on all other devices.",
          fr: "Choisissez Mot de passe oublié\u202f? sur la page de connexion. Nous envoyons un code à votre adresse e-mail, avec lequel vous en choisissez un nouveau. Vos autres appareils sont ensuite déconnectés.",
          no: "Velg Glemt passordet? på innloggingssiden. Vi sender en kode til e-postadressen din, og med den velger du et nytt. Deretter blir du logget ut på alle andre enheter.",
        },
      ],
      [
        {
          en: "What happens when I delete my account?",
          fr: "Que se passe-t-il si je supprime mon compte\u202f?",
          no: "Hva skjer når jeg sletter kontoen min?",
        },
        {
          en: "Your account and profile are hidden at once. For 30 days you can restore them by signing in; after that they are deleted permanently.",
          fr: "Votre compte et votre profil sont masqués aussitôt. Pendant 30 jours, vous pouvez les restaurer en vous connectant\u202f; ensuite, ils sont supprimés définitivement.",
          no: "Kontoen og profilen skjules med en gang. I 30 dager kan du gjenopprette dem ved å logge inn; deretter slettes de permanent.",
        },
      ],
      [
        {
          en: "Can I run Atelier on my own server?",
          fr: "Puis-je installer Atelier sur mon propre serveur\u202f?",
          no: "Kan jeg kjøre Atelier på min egen server?",
        },
        {
          en: "Yes. Atelier is open source under the MIT licence: one process and one database.",
          fr: "Oui. Atelier est un logiciel libre sous licence MIT\u202f: un processus et une base de données.",
          no: "Ja. Atelier er åpen kildekode under MIT-lisensen: én prosess og én database.",
        },
      ],
    ],
  },
];
