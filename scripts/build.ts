// npm run build, also before npm start: builds what is stale.
import { build } from "../server/build.ts";

build();
