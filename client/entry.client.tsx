import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { HydratedRouter } from "react-router/dom";
import { localeByLang } from "./i18n/locale.ts";
import type { Messages } from "./i18n/message-catalogue.ts";
import { createSiteIntl } from "./i18n/site-intl.ts";

const locale = localeByLang(document.documentElement.lang);

async function hydrate() {
  // The page preloads its message files, which says where they are.
  const files = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=fetch]");
  const parts = await Promise.all([...files].map(({ href }) => load(href)));
  const messages: Messages = Object.assign({}, ...parts);
  // One for the page's lifetime: switching the language loads another document.
  const intl = createSiteIntl(locale, messages);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RawIntlProvider value={intl}>
          {/* Without transitions: during one, Apollo's store would switch between the pending URL
              and the shown one. */}
          <HydratedRouter useTransitions={false} />
        </RawIntlProvider>
      </StrictMode>,
    );
  });
}

/** A missing file is logged and its messages fall back to empty (specification, section 8). */
async function load(file: string): Promise<Messages> {
  const response = await fetch(file);
  if (response.ok) return (await response.json()) as Messages;
  console.error(`No translation file for ${locale}: ${response.status}`);
  return {};
}

// Without the network the page stays as the server rendered it: links and forms work.
hydrate().catch((error: unknown) => console.error(error));
