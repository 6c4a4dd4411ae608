type AlertKind = "sound" | "notice";

const key = (kind: AlertKind) => `atelier-chat-${kind}`;

/** Whether the user wants this kind of alert in this browser. */
export const isAlertOn = (kind: AlertKind): boolean =>
  localStorage.getItem(key(kind)) === "on" && (kind === "sound" || permission() === "granted");

export function setAlert(kind: AlertKind, on: boolean): boolean {
  if (on) localStorage.setItem(key(kind), "on");
  else localStorage.removeItem(key(kind));
  return on;
}

const permission = (): NotificationPermission =>
  "Notification" in window ? Notification.permission : "denied";

/** Asks the browser for permission if it has not been asked. */
export async function mayNotify(): Promise<boolean> {
  if (permission() !== "default") return permission() === "granted";
  return (await Notification.requestPermission()) === "granted";
}

/** Two short, quiet notes. */
export function playBlip(): void {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.connect(audio.destination);
  for (const [place, pitch] of [660, 880].entries()) {
    const at = audio.currentTime + place * 0.09;
    const note = audio.createOscillator();
    note.frequency.value = pitch;
    note.connect(volume);
    volume.gain.setValueAtTime(0.06, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.085);
    note.start(at);
    note.stop(at + 0.09);
  }
  setTimeout(() => void audio.close(), 500);
}

interface Alert {
  title: string;
  text: string;
  /** One for each conversation: the next one replaces it */
  conversationId: string;
  open: () => void;
}

/** Alerts the user to a message in the ways they have chosen. */
export function alertOf({ title, text, conversationId, open }: Alert): void {
  if (isAlertOn("sound")) playBlip();
  if (!isAlertOn("notice")) return;
  const notification = new Notification(title, { body: text, tag: conversationId });
  notification.addEventListener("click", () => {
    window.focus();
    notification.close();
    open();
  });
}
