import { createRoot } from "react-dom/client";
import { type IntlShape, RawIntlProvider } from "react-intl";
import { NoticeStacks } from "./notice-stacks.tsx";

let isHosted = false;

/** The host of pages outside the dashboard: it comes with the first notice, and nothing of it before. */
export function hostNotices(intl: IntlShape): void {
  if (isHosted) return;
  isHosted = true;
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place).render(
    <RawIntlProvider value={intl}>
      <NoticeStacks />
    </RawIntlProvider>,
  );
}
