// npm run screenshots: the pictures of docs/screens, from the built product and its demo data. npm
// run screenshots chat    those of one screen.

import { mkdir, writeFile } from "node:fs/promises";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../e2e/browser.ts";
import { embeddedPlace } from "../prove/support/place.ts";
import { afterwards, checkNone, proof } from "../prove/support/proof.ts";
import { Server } from "../prove/support/server.ts";
import { build } from "../server/build.ts";
import { Camera, type Look, looks } from "./screenshots/camera.ts";
import { clock } from "./screenshots/clock.ts";
import { people, type Person, screens } from "./screenshots/screens.ts";

const FOLDER = "docs/screens";

const [, , chosen] = process.argv;
const wanted = screens.filter(({ name }) => chosen === undefined || name === chosen);
if (wanted.length === 0) {
  console.error(`There is no ${chosen}; there are ${screens.map(({ name }) => name).join(", ")}`);
  process.exit(1);
}
build();
await proof("screenshots", async () => {
  await mkdir(FOLDER, { recursive: true });
  const { url } = await Server.start(embeddedPlace(), clock());
  const handled = { handleSIGINT: false, handleSIGTERM: false };
  const browser = await chromium.launch({ ...(await findBrowser()), ...handled });
  afterwards(() => browser.close());
  for (const look of looks)
    for (const person of people) await photograph(browser, url, look, person);
});

/** Takes the screens of one person in one look. */
async function photograph(browser: Browser, url: string, look: Look, person: Person) {
  const theirs = wanted.filter((screen) => screen.person === person);
  if (theirs.length === 0) return;
  const camera = await Camera.of(browser, url, look);
  if (person !== "visitor") await camera.signIn(person);
  for (const screen of theirs) {
    const name = `${screen.name}-${look.name}`;
    await writeFile(`${FOLDER}/${name}.webp`, await camera.take(screen));
    checkNone(name, camera.faults());
  }
  await camera.close();
}
