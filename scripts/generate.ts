// npm run generate: what follows from committed files and is not committed itself.
import { GENERATORS, run } from "../server/build.ts";

run([...GENERATORS, "react-router typegen"]);
