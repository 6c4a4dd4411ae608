// npm run generate: what follows from committed files and is not committed itself.
import { run } from "./run.ts";

const commands = [
  "graphql-codegen --silent",
  "formatjs compile-folder --ast --format simple client/messages client/messages/compiled",
  "react-router typegen",
];

if (!commands.every((command) => run(command))) process.exitCode = 1;
