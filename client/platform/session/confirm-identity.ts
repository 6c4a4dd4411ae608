// Sensitive operations are refused with CONFIRMATION_REQUIRED some time after signing in. What calls one
// asks here for the dialog that confirms who the user is, and then repeats it.

type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let pending: Promise<boolean> | undefined;

/** Only for the owner of the dialog: what asks the user. Returns how to end that. */
export function onConfirmationRequest(handler: Ask): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = undefined;
  };
}

/** Asks the user to confirm who they are, once for all that wait for it; false if they don't. */
export function requestConfirmation(): Promise<boolean> {
  pending ??= (ask?.() ?? Promise.resolve(false)).finally(() => (pending = undefined));
  return pending;
}
