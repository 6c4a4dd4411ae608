import { createRoot } from "react-dom/client";
import { type IntlShape, RawIntlProvider } from "react-intl";
import { Toasters } from "./toasters.tsx";

let isHosted = false;

/** The host of pages outside the dashboard: it comes with the first notice, and nothing of it before. */
export function mountToasts(intl: IntlShape): void {
  if (isHosted) return;
  isHosted = true;
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place).render(
    <RawIntlProvider value={intl}>
      <Toasters />
    </RawIntlProvider>,
  );
}
