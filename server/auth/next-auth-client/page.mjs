// A third-party page: next-auth/react as published, in a window whose URL is the first argument.
// The test that started it sends commands and receives every session that it shows.

import { Window } from "happy-dom";

const window = new Window({
  url: process.argv[2],
  settings: { navigation: { disableMainFrameNavigation: true } },
});
const { document, localStorage, StorageEvent } = window;
const { fetch, navigator, location, addEventListener, removeEventListener } = window;
for (const [name, value] of Object.entries({
  window,
  document,
  localStorage,
  navigator,
  location,
  fetch: fetch.bind(window),
  addEventListener: addEventListener.bind(window),
  removeEventListener: removeEventListener.bind(window),
})) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

const { createElement, useEffect } = await import("react");
const { createRoot } = await import("react-dom/client");
const { SessionProvider, useSession, ...client } = await import("next-auth/react");

let update;

function Shown() {
  const { status, data, update: latest } = useSession();
  useEffect(() => {
    update = latest;
    process.send({ shown: { status, name: data?.user?.name ?? null } });
  }, [status, data, latest]);
  return null;
}

const does = {
  ...client,
  update: (data) => update(data),
  mount: (props) =>
    createRoot(document.createElement("div")).render(
      createElement(SessionProvider, props, createElement(Shown)),
    ),
  /** The window gets focus again. */
  focus: () => document.dispatchEvent(new window.Event("visibilitychange")),
  /** Another tab has reported a change, through the storage that tabs share. */
  hear(trigger) {
    const message = {
      event: "session",
      data: { trigger },
      timestamp: Math.floor(Date.now() / 1000),
    };
    window.dispatchEvent(
      new StorageEvent("storage", { key: "nextauth.message", newValue: JSON.stringify(message) }),
    );
  },
  /** What this tab reports to the others. */
  lastMessage: () => JSON.parse(localStorage.getItem("nextauth.message") ?? "null"),
  /** A request sent by the page itself. */
  async request(path, { form, ...options } = {}) {
    const { status } = await window.fetch(path, {
      ...options,
      ...(form && { body: new URLSearchParams(form) }),
    });
    return status;
  },
};

process.on("message", async ({ id, name, args }) => {
  try {
    process.send({ id, value: (await does[name](...args)) ?? null });
  } catch (error) {
    process.send({ id, error: String(error) });
  }
});
process.send({ ready: true });
