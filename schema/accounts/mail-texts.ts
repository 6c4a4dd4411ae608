import { Locale } from "../foundation/locale.ts";
import type { EmailMessage } from "../foundation/services.ts";

type Reader = { email: string; locale: Locale };

interface Text {
  subject: string;
  paragraphs: string[];
  action?: string;
}

const CONFIRM: Record<Locale, Text> = {
  [Locale.en]: {
    subject: "Confirm your email address",
    paragraphs: [
      "Enter this code to finish creating your account:",
      "It expires in 15 minutes. If you didn’t create an account at Atelier, you can ignore this email.",
    ],
  },
  [Locale.fr]: {
    subject: "Confirmez votre adresse e-mail",
    paragraphs: [
      "Saisissez ce code pour terminer la création de votre compte :",
      "Il est valable 15 minutes. Si vous n’avez pas créé de compte chez Atelier, ignorez ce message.",
    ],
  },
  [Locale.no]: {
    subject: "Bekreft e-postadressen din",
    paragraphs: [
      "Skriv inn denne koden for å fullføre registreringen:",
      "Den utløper om 15 minutter. Hvis du ikke har opprettet en konto hos Atelier, kan du se bort fra denne e-posten.",
    ],
  },
};

const EXISTS: Record<Locale, Text> = {
  [Locale.en]: {
    subject: "You already have an account",
    paragraphs: [
      "Someone tried to create an account at Atelier with this email address, which already has one.",
      "If it was you, sign in, or reset your password if you’ve forgotten it. If it wasn’t, you don’t need to do anything.",
    ],
    action: "Sign in",
  },
  [Locale.fr]: {
    subject: "Vous avez déjà un compte",
    paragraphs: [
      "Quelqu’un a essayé de créer un compte Atelier avec cette adresse, qui en a déjà un.",
      "Si c’était vous, connectez-vous ou réinitialisez votre mot de passe. Sinon, vous n’avez rien à faire.",
    ],
    action: "Se connecter",
  },
  [Locale.no]: {
    subject: "Du har allerede en konto",
    paragraphs: [
      "Noen har prøvd å opprette en konto hos Atelier med denne adressen, som allerede har en konto.",
      "Hvis det var deg, kan du logge inn eller velge et nytt passord hvis du har glemt det gamle. Hvis ikke, trenger du ikke å gjøre noe.",
    ],
    action: "Logg inn",
  },
};

const RESET: Record<Locale, Text> = {
  [Locale.en]: {
    subject: "Choose a new password",
    paragraphs: [
      "Enter this code to choose a new password:",
      "It expires in 15 minutes. If you didn’t ask for it, ignore this email: your password hasn’t changed.",
    ],
    action: "Choose a new password",
  },
  [Locale.fr]: {
    subject: "Choisissez un nouveau mot de passe",
    paragraphs: [
      "Saisissez ce code pour choisir un nouveau mot de passe :",
      "Il est valable 15 minutes. Si vous ne l’avez pas demandé, ignorez ce message : votre mot de passe reste inchangé.",
    ],
    action: "Choisir un nouveau mot de passe",
  },
  [Locale.no]: {
    subject: "Velg et nytt passord",
    paragraphs: [
      "Skriv inn denne koden for å velge et nytt passord:",
      "Den utløper om 15 minutter. Hvis du ikke har bedt om den, kan du se bort fra denne e-posten. Passordet ditt er ikke endret.",
    ],
    action: "Velg et nytt passord",
  },
};

const CHANGED: Record<Locale, Text> = {
  [Locale.en]: {
    subject: "Your password was changed",
    paragraphs: [
      "The password of your Atelier account was just changed. You have been signed out on all other devices.",
      "If you didn’t change it, reset your password now.",
    ],
    action: "Reset password",
  },
  [Locale.fr]: {
    subject: "Votre mot de passe a changé",
    paragraphs: [
      "Le mot de passe de votre compte Atelier vient d’être modifié. Vos autres appareils ont été déconnectés.",
      "Si vous n’êtes pas à l’origine de ce changement, réinitialisez votre mot de passe dès maintenant.",
    ],
    action: "Choisir un nouveau mot de passe",
  },
  [Locale.no]: {
    subject: "Passordet ditt er endret",
    paragraphs: [
      "Passordet til Atelier-kontoen din er nettopp endret. Du er logget ut på alle andre enheter.",
      "Hvis det ikke var deg, bør du velge et nytt med en gang.",
    ],
    action: "Velg et nytt passord",
  },
};

const WRONG_CODES: Record<Locale, Text> = {
  [Locale.en]: {
    subject: "Someone entered wrong codes for your account",
    paragraphs: [
      "A code that was sent to you was entered incorrectly five times, so it no longer works.",
      "If it was you, request a new code. If it wasn’t, your account is safe and you don’t need to do anything. Never share a code with anyone.",
    ],
    action: "Request a new code",
  },
  [Locale.fr]: {
    subject: "Codes incorrects saisis pour votre compte",
    paragraphs: [
      "Un code qui vous a été envoyé a été saisi cinq fois de façon incorrecte ; il n’est plus valable.",
      "Si c’était vous, demandez un nouveau code. Sinon, votre compte est en sécurité et il n’y a rien à faire. Ne communiquez jamais un code.",
    ],
    action: "Demander un nouveau code",
  },
  [Locale.no]: {
    subject: "Noen har skrevet inn feil koder for kontoen din",
    paragraphs: [
      "En kode som ble sendt til deg, er skrevet inn feil fem ganger og virker ikke lenger.",
      "Hvis det var deg, kan du be om en ny kode. Hvis ikke, er kontoen din trygg, og du trenger ikke å gjøre noe. Del aldri en kode med andre.",
    ],
    action: "Be om en ny kode",
  },
};

const CHANGE_EMAIL: Record<Locale, Text> = {
  [Locale.en]: {
    subject: "Confirm the change of your email address",
    paragraphs: [
      "Enter this code to change the email address of your account:",
      "It expires in 15 minutes. If you didn’t ask for it, change your password: someone knows it.",
    ],
  },
  [Locale.fr]: {
    subject: "Confirmez le changement d’adresse e-mail",
    paragraphs: [
      "Saisissez ce code pour changer l’adresse e-mail de votre compte :",
      "Il expire dans 15 minutes. Si vous ne l’avez pas demandé, changez votre mot de passe : quelqu’un le connaît.",
    ],
  },
  [Locale.no]: {
    subject: "Bekreft ny e-postadresse",
    paragraphs: [
      "Skriv inn denne koden for å endre e-postadressen til kontoen din:",
      "Den utløper om 15 minutter. Hvis du ikke har bedt om den, bør du endre passordet: Noen kjenner det.",
    ],
  },
};

const EMAIL_CHANGED: Record<Locale, Text> = {
  [Locale.en]: {
    subject: "Your email address has changed",
    paragraphs: [
      "The email address of your account is now {email}. You have been signed out on all other devices.",
      "If you didn’t change it, contact an administrator of the site.",
    ],
  },
  [Locale.fr]: {
    subject: "Votre adresse e-mail a changé",
    paragraphs: [
      "L’adresse e-mail de votre compte est désormais {email}. Vos autres appareils ont été déconnectés.",
      "Si vous n’avez rien changé, contactez l’administration du site.",
    ],
  },
  [Locale.no]: {
    subject: "E-postadressen din er endret",
    paragraphs: [
      "E-postadressen til kontoen din er nå {email}. Du er logget ut på alle andre enheter.",
      "Hvis det ikke var deg, kan du kontakte en administrator for nettstedet.",
    ],
  },
};

const DELETED: Record<Locale, Text> = {
  [Locale.en]: {
    subject: "Your account was deleted",
    paragraphs: [
      "Your account and profile are hidden, and will be permanently deleted in 30 days.",
      "Until then you can restore them by signing in.",
    ],
    action: "Sign in",
  },
  [Locale.fr]: {
    subject: "Votre compte est supprimé",
    paragraphs: [
      "Votre compte et votre profil sont masqués et seront supprimés définitivement dans 30 jours.",
      "D’ici là, vous pouvez les restaurer en vous connectant.",
    ],
    action: "Se connecter",
  },
  [Locale.no]: {
    subject: "Kontoen din er slettet",
    paragraphs: [
      "Kontoen og profilen din er skjult og slettes permanent om 30 dager.",
      "Til da kan du gjenopprette dem ved å logge inn.",
    ],
    action: "Logg inn",
  },
};

const INVITED: Record<Locale, Text> = {
  [Locale.en]: {
    subject: "Your profile at Atelier",
    paragraphs: [
      "An administrator has created a profile for you at Atelier. Choose a password to sign in and complete it.",
      "If you don’t know why you received this email, you can ignore it.",
    ],
    action: "Choose a password",
  },
  [Locale.fr]: {
    subject: "Votre profil chez Atelier",
    paragraphs: [
      "L’administration du site a créé un profil pour vous chez Atelier. Choisissez un mot de passe pour vous connecter et le compléter.",
      "Si vous ne savez pas pourquoi vous recevez ce message, vous pouvez l’ignorer.",
    ],
    action: "Choisir un mot de passe",
  },
  [Locale.no]: {
    subject: "Profilen din hos Atelier",
    paragraphs: [
      "En administrator har opprettet en profil for deg hos Atelier. Velg et passord for å logge inn og fullføre den.",
      "Hvis du ikke vet hvorfor du har fått denne e-posten, kan du se bort fra den.",
    ],
    action: "Velg et passord",
  },
};

/** A mail about the recipient's account, which no one else may read. */
function message(
  texts: Record<Locale, Text>,
  { email, locale }: Reader,
  { code, path }: { code?: string; path?: string } = {},
): EmailMessage {
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

export const confirmMail = (reader: Reader, code: string): EmailMessage =>
  message(CONFIRM, reader, { code });

export const accountExistsMail = (reader: Reader): EmailMessage =>
  message(EXISTS, reader, { path: "/auth/login" });

export const resetMail = (reader: Reader, code: string): EmailMessage =>
  message(RESET, reader, { code, path: withEmail("/auth/new-password", reader) });

export const passwordChangedMail = (reader: Reader): EmailMessage =>
  message(CHANGED, reader, { path: withEmail("/auth/reset-password", reader) });

export const wrongCodesMail = (reader: Reader): EmailMessage =>
  message(WRONG_CODES, reader, { path: withEmail("/auth/reset-password", reader) });

export const invitedMail = (reader: Reader): EmailMessage =>
  message(INVITED, reader, { path: withEmail("/auth/reset-password", reader) });

export const changeEmailMail = (reader: Reader, code: string): EmailMessage =>
  message(CHANGE_EMAIL, reader, { code });

export function emailChangedMail(reader: Reader, newEmail: string): EmailMessage {
  const told = message(EMAIL_CHANGED, reader);
  const paragraphs = told.paragraphs.map((text) => text.replace("{email}", newEmail));
  return { ...told, paragraphs };
}

export const accountDeletedMail = (reader: Reader): EmailMessage =>
  message(DELETED, reader, { path: "/auth/login" });
