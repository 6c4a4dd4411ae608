// npm run build, and before npm start: builds what is stale.
import { build } from "../server/build.ts";

build();
