// The build with the packages of the image alone: those that package-lock.json does not mark as development's.

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedPlace } from "./support/place.ts";
import { afterwards, check, checkNone, note, proof } from "./support/proof.ts";
import { signIn } from "./support/account.ts";
import { Server } from "./support/server.ts";

const LOCK = "package-lock.json";

/** What uses a package that is not in the bundle, or a part of the product that nothing else here opens. */
const PATHS = [
  "/en",
  "/en/blog",
  "/en/info",
  "/third-party-notices.txt",
  "/api/openapi.json",
  "/graphql/schema.graphql",
  "/icons/emoji/1f44d.svg",
  "/icons/tabler/bell.svg",
];

await proof("image", async () => {
  const directory = mkdtempSync(join(tmpdir(), "atelier-image-"));
  afterwards(() => rmSync(directory, { recursive: true, force: true }));
  const { packages } = JSON.parse(readFileSync(LOCK, "utf8")) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const needed = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path && !dev && !devOptional && existsSync(path),
  );
  // The image brings its own Node.
  for (const [path] of needed.filter(([path]) => !/^node_modules\/node(-bin-setup)?$/.test(path))) {
    cpSync(path, join(directory, path), {
      recursive: true,
      filter: (from) => !from.slice(path.length).includes("node_modules"),
    });
  }
  cpSync("build", join(directory, "build"), { recursive: true });
  cpSync("package.json", join(directory, "package.json"));
  note(`${needed.length} packages`);

  const server = await Server.start({ ...embeddedPlace(), program: directory });
  const failed: string[] = [];
  for (const path of PATHS) {
    const { status } = await fetch(`${server.url}${path}`);
    if (status !== 200) failed.push(`${path}: ${status}`);
  }
  checkNone("pages, both APIs, icons, emojis and notices are answered", failed);
  const admin = await signIn(server.url, "admin@atelier.test");
  check("an administrator signs in", admin.memberId !== "");
  const ended = await server.stop();
  check("it stops by itself", ended.code === 0, ended.printed);
});
