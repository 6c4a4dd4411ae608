import type { Locale } from "../foundation/locale.ts";

interface Section {
  heading: string;
  paragraphs: readonly string[];
  /** Each with a sentence and its explanation. */
  rules?: readonly (readonly [rule: string, explanation: string])[];
}

export interface BuiltInText {
  title: string;
  description: string;
  introduction?: readonly string[];
  sections: readonly Section[];
}

/** A page that the site itself links to, as a new site has it. */
export interface BuiltInPage {
  slug: string;
  id: string;
  order: number;
  inFooter: boolean;
  texts: Readonly<Record<Locale, BuiltInText>>;
}

/** The slug of the page that has a path of its own. */
const ABOUT_US = "about-us";
/** The path of a page on the site, without the prefix of a language. */
export const pathOfPage = (slug: string): string =>
  slug === ABOUT_US ? `/${slug}` : `/page/${slug}`;
export const TERMS_ID = "00000000-0000-7000-8000-000000000101";
export const PRIVACY_ID = "00000000-0000-7000-8000-000000000102";
export const ABOUT_US_ID = "00000000-0000-7000-8000-000000000103";

/** Since when their first versions are in force. */
export const FIRST_VERSION_AT = new Date("2026-11-23T00:00:00Z");

export const BUILT_IN_PAGES: readonly BuiltInPage[] = [
  {
    slug: "terms-and-conditions",
    id: TERMS_ID,
    order: 1,
    inFooter: true,
    texts: {
      en: {
        title: "Terms and conditions",
        description: "The rules for using this site: accounts, content, conduct and liability.",
        sections: [
          {
            heading: "About this site",
            paragraphs: [
              "This site is run with Atelier, a network for people who make things. “We” means the person or organisation that operates this site; “you” means anyone who uses it.",
              "By creating an account you agree to these terms. If you do not agree with them, please do not create an account.",
            ],
          },
          {
            heading: "Your account",
            paragraphs: [
              "You need an email address that belongs to you. Keep your password to yourself, and tell us if you think someone else uses your account.",
              "You can change your email address and delete your account yourself at any time. A deleted account can be restored for 30 days; after that it is permanently deleted.",
            ],
          },
          {
            heading: "Your content",
            paragraphs: [
              "What you publish stays yours. You allow us to store it, to show it on this site to the people you chose, and to make the copies that this requires, such as smaller versions of pictures.",
              "Publish only what you have the right to publish. Say where something comes from if it is not yours.",
            ],
          },
          {
            heading: "How we treat each other",
            paragraphs: [
              "No harassment, threats or hatred; no spam; nothing unlawful; no attempts to break into the site or to overload it.",
              "Moderators may hide content that breaks these rules and suspend accounts. They tell you why, and you can ask an administrator to look at the decision again.",
            ],
          },
          {
            heading: "Liability",
            paragraphs: [
              "We run this site with care but cannot promise that it is always available or free of errors. Agreements between members are made between them alone; we are not a party to them.",
              "Nothing here limits rights that the law gives you as a consumer.",
            ],
          },
          {
            heading: "Changes",
            paragraphs: [
              "If we change these terms, the new version is published here with its date. We tell you about important changes before they apply.",
            ],
          },
        ],
      },
      fr: {
        title: "Conditions générales",
        description:
          "Les règles d’utilisation de ce site : comptes, contenus, conduite et responsabilité.",
        sections: [
          {
            heading: "À propos de ce site",
            paragraphs: [
              "Ce site fonctionne avec Atelier, un réseau pour celles et ceux qui créent. « Nous » désigne la personne ou l’organisation qui exploite ce site ; « vous » désigne toute personne qui l’utilise.",
              "En créant un compte, vous acceptez ces conditions. Si vous ne les acceptez pas, veuillez ne pas créer de compte.",
            ],
          },
          {
            heading: "Votre compte",
            paragraphs: [
              "Il vous faut une adresse e-mail qui vous appartient. Gardez votre mot de passe pour vous et prévenez-nous si vous pensez qu’une autre personne utilise votre compte.",
              "Vous pouvez à tout moment changer d’adresse e-mail et supprimer votre compte. Un compte supprimé peut être restauré pendant 30 jours ; il est ensuite supprimé définitivement.",
            ],
          },
          {
            heading: "Vos contenus",
            paragraphs: [
              "Ce que vous publiez reste à vous. Vous nous autorisez à le conserver, à le montrer sur ce site aux personnes que vous avez choisies et à en faire les copies nécessaires, par exemple des images réduites.",
              "Ne publiez que ce que vous avez le droit de publier. Indiquez la source de ce qui n’est pas de vous.",
            ],
          },
          {
            heading: "Le respect entre membres",
            paragraphs: [
              "Ni harcèlement, ni menaces, ni haine ; pas de spam ; rien d’illicite ; aucune tentative d’intrusion ou de surcharge du site.",
              "La modération peut masquer les contenus contraires à ces règles et suspendre des comptes. Elle vous en donne la raison, et vous pouvez demander à l’administration de revoir la décision.",
            ],
          },
          {
            heading: "Responsabilité",
            paragraphs: [
              "Nous exploitons ce site avec soin, sans pouvoir garantir qu’il soit toujours disponible ni exempt d’erreurs. Les accords entre membres n’engagent que ces membres ; nous n’y sommes pas partie.",
              "Rien ici ne limite les droits que la loi vous accorde en tant que consommateur.",
            ],
          },
          {
            heading: "Modifications",
            paragraphs: [
              "Si nous modifions ces conditions, la nouvelle version est publiée ici avec sa date. Nous vous informons des changements importants avant leur application.",
            ],
          },
        ],
      },
      no: {
        title: "Vilkår",
        description: "Reglene for bruk av dette nettstedet: konto, innhold, oppførsel og ansvar.",
        sections: [
          {
            heading: "Om nettstedet",
            paragraphs: [
              "Nettstedet drives med Atelier, et nettverk for folk som skaper noe. «Vi» er personen eller virksomheten som driver nettstedet; «du» er alle som bruker det.",
              "Når du oppretter en konto, godtar du disse vilkårene. Godtar du dem ikke, ber vi deg la være å opprette en konto.",
            ],
          },
          {
            heading: "Kontoen din",
            paragraphs: [
              "Du trenger en e-postadresse som er din egen. Hold passordet for deg selv, og si fra til oss hvis du tror at andre bruker kontoen din.",
              "Du kan når som helst endre e-postadresse og slette kontoen selv. En slettet konto kan gjenopprettes i 30 dager; deretter slettes den permanent.",
            ],
          },
          {
            heading: "Innholdet ditt",
            paragraphs: [
              "Det du publiserer, er fortsatt ditt. Du lar oss lagre det, vise det på nettstedet til dem du har valgt, og lage de kopiene som trengs, for eksempel mindre utgaver av bilder.",
              "Publiser bare det du har rett til å publisere. Oppgi kilden når noe ikke er ditt.",
            ],
          },
          {
            heading: "Hvordan vi behandler hverandre",
            paragraphs: [
              "Ingen trakassering, trusler eller hat; ingen søppelpost; ingenting ulovlig; ingen forsøk på å bryte seg inn på eller overbelaste nettstedet.",
              "Moderatorer kan skjule innhold som bryter reglene, og suspendere kontoer. De forteller deg hvorfor, og du kan be en administrator vurdere avgjørelsen på nytt.",
            ],
          },
          {
            heading: "Ansvar",
            paragraphs: [
              "Vi driver nettstedet med omhu, men kan ikke love at det alltid er tilgjengelig eller uten feil. Avtaler mellom medlemmer gjelder mellom dem; vi er ikke part i dem.",
              "Ingenting her begrenser rettighetene loven gir deg som forbruker.",
            ],
          },
          {
            heading: "Endringer",
            paragraphs: [
              "Hvis vi endrer vilkårene, publiseres den nye utgaven her med dato. Vi sier fra om viktige endringer før de gjelder.",
            ],
          },
        ],
      },
    },
  },
  {
    slug: "privacy-policy",
    id: PRIVACY_ID,
    order: 2,
    inFooter: true,
    texts: {
      en: {
        title: "Privacy policy",
        description: "Which data this site keeps about you, why, for how long, and your rights.",
        sections: [
          {
            heading: "What we keep",
            paragraphs: [
              "Your account: name, email address, language, a hash of your password, when you signed up and which version of the terms you accepted.",
              "Your profile, posts, comments, messages and files: what you enter, and when. Where you are signed in: browser, system and a shortened network address.",
              "What you send with the contact form or as a request for a quote: name, email address and text, and when you agreed to this policy.",
            ],
          },
          {
            heading: "Why",
            paragraphs: [
              "We need this data to provide the site to you, and to protect it against abuse. There is no advertising, no tracking across sites and no sale of data.",
            ],
          },
          {
            heading: "Who sees it",
            paragraphs: [
              "Your profile is seen by whom you choose in its settings. Your email address is seen by you and by administrators, and is never shown on public pages.",
              "Conversations are read by the people in them. If someone reports a message, moderators see it with a few messages around it.",
              "A request for a quote is read by the members you ask and by support staff; other messages of the contact form by staff alone.",
            ],
          },
          {
            heading: "Cookies",
            paragraphs: [
              "We set only what the site needs to work: your session, which accounts have signed in with this browser, protection of forms, your language and display settings, and comments of yours that are awaiting review.",
            ],
          },
          {
            heading: "How long",
            paragraphs: [
              "Data stays until you delete it. A deleted account and its profile are removed after 30 days. What you wrote under posts of others stays without your name.",
              "Messages of the contact form and requests for a quote are deleted a year after they were answered, spam after 30 days.",
            ],
          },
          {
            heading: "Your rights",
            paragraphs: [
              "You may ask what we keep about you, and have it corrected, handed over or erased. You may also complain to the data protection authority of your country. The operator of this site answers such requests.",
            ],
          },
        ],
      },
      fr: {
        title: "Politique de confidentialité",
        description:
          "Les données que ce site conserve, pourquoi, combien de temps, et quels sont vos droits.",
        sections: [
          {
            heading: "Ce que nous conservons",
            paragraphs: [
              "Votre compte : nom, adresse e-mail, langue, empreinte du mot de passe, date d’inscription et version acceptée des conditions générales.",
              "Votre profil, vos articles, commentaires, messages et fichiers : ce que vous saisissez, et quand. Les appareils connectés : navigateur, système et adresse réseau tronquée.",
              "Ce que vous envoyez par le formulaire de contact ou comme demande de devis : nom, adresse e-mail et texte, et quand vous avez accepté cette politique.",
            ],
          },
          {
            heading: "Pourquoi",
            paragraphs: [
              "Ces données servent à vous fournir le site et à le protéger contre les abus. Il n’y a ni publicité, ni suivi d’un site à l’autre, ni vente de données.",
            ],
          },
          {
            heading: "Qui les voit",
            paragraphs: [
              "Votre profil est visible des personnes que vous choisissez dans ses réglages. Votre adresse e-mail est visible de vous et de l’administration ; elle n’apparaît jamais sur les pages publiques.",
              "Les conversations sont lues par les personnes qui y participent. Si un message est signalé, la modération le voit avec quelques messages voisins.",
              "Une demande de devis est lue par les membres sollicités et par l’assistance ; les autres messages du formulaire de contact par l’équipe seule.",
            ],
          },
          {
            heading: "Cookies",
            paragraphs: [
              "Nous ne déposons que ce qu’il faut au fonctionnement du site : votre session, les comptes qui se sont connectés avec ce navigateur, la protection des formulaires, votre langue et vos réglages d’affichage, et vos commentaires en attente de modération.",
            ],
          },
          {
            heading: "Combien de temps",
            paragraphs: [
              "Les données restent jusqu’à ce que vous les supprimiez. Un compte supprimé et son profil sont effacés au bout de 30 jours. Ce que vous avez écrit sous les articles d’autrui reste, sans votre nom.",
              "Les messages du formulaire de contact et les demandes de devis sont supprimés un an après la réponse, les indésirables au bout de 30 jours.",
            ],
          },
          {
            heading: "Vos droits",
            paragraphs: [
              "Vous pouvez demander ce que nous conservons à votre sujet, le faire corriger, transmettre ou effacer, et saisir l’autorité de protection des données de votre pays. L’exploitant de ce site répond à ces demandes.",
            ],
          },
        ],
      },
      no: {
        title: "Personvern",
        description:
          "Hva nettstedet lagrer om deg, hvorfor, hvor lenge, og hvilke rettigheter du har.",
        sections: [
          {
            heading: "Hva vi lagrer",
            paragraphs: [
              "Kontoen din: navn, e-postadresse, språk, en hash av passordet, når du registrerte deg, og hvilken utgave av vilkårene du godtok.",
              "Profilen, innleggene, kommentarene, meldingene og filene dine: det du skriver inn, og når. Hvor du er logget inn: nettleser, system og en forkortet nettverksadresse.",
              "Det du sender med kontaktskjemaet eller som en forespørsel om tilbud: navn, e-postadresse og tekst, og når du godtok denne erklæringen.",
            ],
          },
          {
            heading: "Hvorfor",
            paragraphs: [
              "Vi trenger opplysningene for å tilby deg nettstedet og beskytte det mot misbruk. Her er det ingen reklame, ingen sporing på tvers av nettsteder og ikke noe salg av data.",
            ],
          },
          {
            heading: "Hvem som ser det",
            paragraphs: [
              "Profilen ses av dem du velger i innstillingene. E-postadressen ses av deg og administratorene, og vises aldri på offentlige sider.",
              "Samtaler leses av dem som deltar. Blir en melding rapportert, ser moderatorene den sammen med noen få meldinger rundt.",
              "En forespørsel om tilbud leses av medlemmene du spør, og av brukerstøtten; andre meldinger fra kontaktskjemaet bare av de ansatte.",
            ],
          },
          {
            heading: "Informasjonskapsler",
            paragraphs: [
              "Vi setter bare det nettstedet trenger for å virke: økten din, hvilke kontoer som har logget inn i denne nettleseren, beskyttelse av skjemaer, språk og visning, og kommentarer du har skrevet som venter på gjennomgang.",
            ],
          },
          {
            heading: "Hvor lenge",
            paragraphs: [
              "Opplysningene blir værende til du sletter dem. En slettet konto med profil fjernes etter 30 dager. Det du har skrevet under andres innlegg, blir stående uten navnet ditt.",
              "Meldinger fra kontaktskjemaet og forespørsler om tilbud slettes et år etter at de ble besvart, søppelpost etter 30 dager.",
            ],
          },
          {
            heading: "Rettighetene dine",
            paragraphs: [
              "Du kan spørre hva vi lagrer om deg, og få det rettet, utlevert eller slettet. Du kan også klage til Datatilsynet. Den som driver nettstedet, svarer på slike henvendelser.",
            ],
          },
        ],
      },
    },
  },
  {
    slug: ABOUT_US,
    id: ABOUT_US_ID,
    order: 3,
    inFooter: false,
    texts: {
      en: {
        title: "People make things. Atelier shows who.",
        description: "What this site is, the rules it follows, and the people who run it.",
        introduction: [
          "Most work is shown under one name, and most work is made by several people. Here the designer, the photographer, the developer and the printer stand beside what they made.",
          "Members publish their projects in the languages they work in and name everyone who took part. Those who are named confirm it, so a credit is a fact, not a favour.",
          "That is also how people find work. You see something you like, you see who made it, and you write to them. There is no auction and no score.",
          "The site runs on Atelier, which is free software. Its source is open, and anyone may run a site of their own with it.",
        ],
        sections: [
          {
            heading: "House rules",
            paragraphs: ["What we go back to when we disagree."],
            rules: [
              [
                "Everyone who made it is on it.",
                "A project has owners, not an owner. If you were left out, tell us and we will ask.",
              ],
              [
                "Nothing is ranked by who paid.",
                "Lists are sorted by date, by name or by how well they match what you are looking for.",
              ],
              [
                "People decide.",
                "A filter may hold back spam. Whether something is hidden or an account suspended is decided by a person, who tells you why.",
              ],
              [
                "You are not the product.",
                "No advertising, no tracking across sites, no sale of data.",
              ],
              [
                "You can leave.",
                "You delete your account yourself. It can be restored for 30 days; after that it is gone.",
              ],
            ],
          },
        ],
      },
      fr: {
        title: "Des gens créent. Atelier montre qui.",
        description: "Ce qu’est ce site, les règles qu’il suit et les personnes qui le font vivre.",
        introduction: [
          "La plupart des œuvres portent un seul nom, alors que plusieurs personnes les ont faites. Ici, la graphiste, le photographe, la développeuse et l’imprimeur figurent à côté de leur travail.",
          "Les membres publient leurs projets dans les langues où ils travaillent et nomment toutes les personnes qui y ont pris part. Chacune le confirme : une mention est un fait, pas une faveur.",
          "C’est aussi ainsi que l’on trouve du travail. Quelque chose vous plaît, vous voyez qui l’a fait, vous lui écrivez. Ni enchères, ni notes.",
          "Ce site fonctionne avec Atelier, un logiciel libre. Son code est ouvert, et chacun peut s’en servir pour son propre site.",
        ],
        sections: [
          {
            heading: "Règles de la maison",
            paragraphs: ["Ce à quoi nous revenons quand nous ne sommes pas d’accord."],
            rules: [
              [
                "Toutes les personnes qui l’ont fait y figurent.",
                "Un projet a des auteurs, pas un propriétaire. Si l’on vous a oublié, dites-le-nous : nous poserons la question.",
              ],
              [
                "Personne ne paie pour être mieux placé.",
                "Les listes sont triées par date, par nom ou selon ce que vous cherchez.",
              ],
              [
                "Ce sont des personnes qui décident.",
                "Un filtre peut retenir le spam. Masquer un contenu ou suspendre un compte, c’est une personne qui le décide, et elle vous dit pourquoi.",
              ],
              [
                "Vous n’êtes pas le produit.",
                "Pas de publicité, pas de suivi d’un site à l’autre, pas de vente de données.",
              ],
              [
                "Vous pouvez partir.",
                "Vous supprimez votre compte vous-même. Il peut être restauré pendant 30 jours, puis il disparaît.",
              ],
            ],
          },
        ],
      },
      no: {
        title: "Folk lager ting. Atelier viser hvem.",
        description: "Hva dette nettstedet er, reglene det følger, og menneskene som driver det.",
        introduction: [
          "Det meste vises under ett navn, og det meste er laget av flere. Her står designeren, fotografen, utvikleren og trykkeren ved siden av det de har laget.",
          "Medlemmene publiserer prosjektene sine på språkene de arbeider på, og navngir alle som var med. Den som er navngitt, bekrefter det, så en kreditering er et faktum og ikke en tjeneste.",
          "Slik finner folk også arbeid. Du ser noe du liker, du ser hvem som har laget det, og du skriver til dem. Ingen budrunde og ingen poeng.",
          "Nettstedet drives med Atelier, som er fri programvare. Kildekoden er åpen, og alle kan drive sitt eget nettsted med den.",
        ],
        sections: [
          {
            heading: "Husregler",
            paragraphs: ["Det vi går tilbake til når vi er uenige."],
            rules: [
              [
                "Alle som laget det, står på det.",
                "Et prosjekt har flere eiere, ikke én. Ble du utelatt, sier du fra, så spør vi.",
              ],
              [
                "Ingen betaler seg oppover.",
                "Lister er sortert etter dato, etter navn eller etter hvor godt de treffer det du leter etter.",
              ],
              [
                "Mennesker bestemmer.",
                "Et filter kan holde tilbake søppelpost. Om noe skjules eller en konto suspenderes, avgjøres av et menneske, som forteller deg hvorfor.",
              ],
              [
                "Du er ikke varen.",
                "Ingen reklame, ingen sporing på tvers av nettsteder, ikke noe salg av data.",
              ],
              [
                "Du kan dra.",
                "Du sletter kontoen din selv. Den kan gjenopprettes i 30 dager; deretter er den borte.",
              ],
            ],
          },
        ],
      },
    },
  },
];
