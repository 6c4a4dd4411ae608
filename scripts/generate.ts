// npm run generate: everything that is derived from committed files and not committed itself.
import { GENERATORS, run } from "../server/build.ts";

run([...GENERATORS, "react-router typegen"]);
