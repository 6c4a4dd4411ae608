// Messages of public pages and of the dashboard are separate files, so that visitors do not load
// the dashboard's. The area of a message is the first part of its id.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { isPublicMessage } from "./public-messages.ts";

const COMPILED = "client/messages/compiled";
for (const name of ["public", "workspace"]) {
  mkdirSync(`${COMPILED}/${name}`, { recursive: true });
}
for (const file of readdirSync(COMPILED).filter((name) => name.endsWith(".json"))) {
  const messages = JSON.parse(readFileSync(`${COMPILED}/${file}`, "utf8")) as object;
  const isPublic = ([id]: [string, unknown]) => isPublicMessage(id);
  const all = Object.entries(messages);
  write(`public/${file}`, all.filter(isPublic));
  write(
    `workspace/${file}`,
    all.filter((message) => !isPublic(message)),
  );
}

function write(path: string, messages: [string, unknown][]): void {
  writeFileSync(`${COMPILED}/${path}`, JSON.stringify(Object.fromEntries(messages)));
}
