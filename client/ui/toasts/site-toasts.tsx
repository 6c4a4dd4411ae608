import { createRoot } from "react-dom/client";
import { type IntlShape, RawIntlProvider } from "react-intl";
import { Toasters } from "./toasters.tsx";
import { hasHost, snackbar, type ToastContent } from "./toast-queue.ts";

let isHosted = false;

/** A snackbar on any page. Those outside the dashboard load their host with the first toast, not before. */
export function pageSnackbar(intl: IntlShape, content: ToastContent): void {
  mountToasts(intl);
  snackbar(content);
}

function mountToasts(intl: IntlShape): void {
  if (isHosted || hasHost()) return;
  isHosted = true;
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place).render(
    <RawIntlProvider value={intl}>
      <Toasters />
    </RawIntlProvider>,
  );
}
