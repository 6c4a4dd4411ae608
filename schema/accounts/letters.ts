import { Locale } from "../foundation/locale.ts";
import type { Letter } from "../foundation/outside.ts";

type Reader = { email: string; locale: Locale };

interface Text {
  subject: string;
  paragraphs: string[];
  action?: string;
}

const CONFIRM: Record<Locale, Text> = {
  [Locale.en]: {
    subject: "Confirm your address",
    paragraphs: [
      "Type this code where you registered:",
      "It holds for 15 minutes. If you did not register at Atelier, somebody has mistyped their address, and you can forget this mail.",
    ],
  },
  [Locale.fr]: {
    subject: "Confirmez votre adresse",
    paragraphs: [
      "Saisissez ce code là où vous vous êtes inscrit :",
      "Il est valable 15 minutes. Si vous ne vous êtes pas inscrit chez Atelier, quelqu’un s’est trompé d’adresse et vous pouvez oublier ce message.",
    ],
  },
  [Locale.no]: {
    subject: "Bekreft adressen din",
    paragraphs: [
      "Skriv inn denne koden der du registrerte deg:",
      "Den gjelder i 15 minutter. Hvis du ikke har registrert deg hos Atelier, har noen skrevet feil adresse, og du kan glemme denne e-posten.",
    ],
  },
};

const EXISTS: Record<Locale, Text> = {
  [Locale.en]: {
    subject: "You have an account already",
    paragraphs: [
      "Somebody has just registered at Atelier with this address, which has an account already.",
      "If it was you, sign in, or choose a new password there if you have forgotten yours. If it was not, there is nothing to do.",
    ],
    action: "Sign in",
  },
  [Locale.fr]: {
    subject: "Vous avez déjà un compte",
    paragraphs: [
      "Quelqu’un vient de s’inscrire chez Atelier avec cette adresse, qui a déjà un compte.",
      "Si c’était vous, connectez-vous, ou choisissez-y un nouveau mot de passe si vous avez oublié le vôtre. Sinon, il n’y a rien à faire.",
    ],
    action: "Se connecter",
  },
  [Locale.no]: {
    subject: "Du har allerede en konto",
    paragraphs: [
      "Noen har nettopp registrert seg hos Atelier med denne adressen, som allerede har en konto.",
      "Hvis det var deg, kan du logge inn, eller velge et nytt passord der hvis du har glemt ditt. Hvis ikke, trenger du ikke å gjøre noe.",
    ],
    action: "Logg inn",
  },
};

const RESET: Record<Locale, Text> = {
  [Locale.en]: {
    subject: "Choose a new password",
    paragraphs: [
      "With this code you can choose a new password:",
      "It holds for 15 minutes. If you did not ask for it, your password stays as it is.",
    ],
    action: "Choose a new password",
  },
  [Locale.fr]: {
    subject: "Choisissez un nouveau mot de passe",
    paragraphs: [
      "Avec ce code, vous pouvez choisir un nouveau mot de passe :",
      "Il est valable 15 minutes. Si vous ne l’avez pas demandé, votre mot de passe reste inchangé.",
    ],
    action: "Choisir un nouveau mot de passe",
  },
  [Locale.no]: {
    subject: "Velg et nytt passord",
    paragraphs: [
      "Med denne koden kan du velge et nytt passord:",
      "Den gjelder i 15 minutter. Hvis du ikke har bedt om den, forblir passordet ditt som det er.",
    ],
    action: "Velg et nytt passord",
  },
};

const CHANGED: Record<Locale, Text> = {
  [Locale.en]: {
    subject: "Your password has changed",
    paragraphs: [
      "The password of your account at Atelier has just been changed, and you are signed out everywhere else.",
      "If it was not you, choose a new one at once.",
    ],
    action: "Choose a new password",
  },
  [Locale.fr]: {
    subject: "Votre mot de passe a changé",
    paragraphs: [
      "Le mot de passe de votre compte Atelier vient d’être changé, et vous êtes déconnecté partout ailleurs.",
      "Si ce n’était pas vous, choisissez-en un nouveau tout de suite.",
    ],
    action: "Choisir un nouveau mot de passe",
  },
  [Locale.no]: {
    subject: "Passordet ditt er endret",
    paragraphs: [
      "Passordet til kontoen din hos Atelier er nettopp endret, og du er logget ut alle andre steder.",
      "Hvis det ikke var deg, bør du velge et nytt med en gang.",
    ],
    action: "Velg et nytt passord",
  },
};

/** Of one's account, and nobody else's to read. */
function letter(
  texts: Record<Locale, Text>,
  { email, locale }: Reader,
  { code, path }: { code?: string; path?: string } = {},
): Letter {
  const { subject, paragraphs, action } = texts[locale];
  return {
    to: email,
    locale,
    subject,
    paragraphs,
    ...(code && { code }),
    ...(action && path && { action: { label: action, url: path } }),
    isSensitive: true,
  };
}

const withEmail = (path: string, { email }: Reader): string =>
  `${path}?email=${encodeURIComponent(email)}`;

export const confirmLetter = (reader: Reader, code: string): Letter =>
  letter(CONFIRM, reader, { code });

export const accountExistsLetter = (reader: Reader): Letter =>
  letter(EXISTS, reader, { path: "/auth/login" });

export const resetLetter = (reader: Reader, code: string): Letter =>
  letter(RESET, reader, { code, path: withEmail("/auth/new-password", reader) });

export const passwordChangedLetter = (reader: Reader): Letter =>
  letter(CHANGED, reader, { path: withEmail("/auth/reset-password", reader) });
