// PostGraphile on the tables of the hand-written baseline, with its recommended preset. Started with
// PORT and DATABASE_URL.

import { createServer } from "node:http";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";

const { PORT, DATABASE_URL } = process.env;

const pgl = postgraphile({
  extends: [PostGraphileAmberPreset],
  // it offers no order and no condition where it does not see that an index serves them
  disablePlugins: ["PgIndexBehaviorsPlugin"],
  pgServices: [
    makePgService({
      connectionString: DATABASE_URL,
      schemas: ["kept"],
      poolConfig: { max: 16 },
    }),
  ],
  grafserv: { graphqlPath: "/graphql", graphiql: false, watch: false },
});
const server = createServer();
await pgl.createServ(grafserv).addTo(server);
server.listen(Number(PORT), "127.0.0.1");
