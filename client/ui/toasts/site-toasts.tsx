import { createRoot } from "react-dom/client";
import { type IntlShape, RawIntlProvider } from "react-intl";
import { Toasters } from "./toasters.tsx";

let isHosted = false;

/** The toast host of pages outside the dashboard: loaded with the first toast, not before. */
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
