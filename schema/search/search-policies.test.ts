import { expect, test } from "vitest";
import { fillWorld } from "../oracle/world.ts";
import { testGraph } from "../testing/graph.ts";
import type { Viewer } from "../foundation/viewer.ts";

// Each kind by a rule of its own, written in SQL: nobody finds what they may not read.

const graph = await testGraph();
const em = graph.em();
const { viewers } = await fillWorld(em);
const sql = async <Row>(text: string): Promise<Row[]> =>
  (await graph.em().getConnection().execute(text)) as Row[];

const NOBODY = "false";
const EVERYONE = "true";
const isMe = (column: string, { memberId }: Viewer) =>
  memberId ? `${column} = '${memberId}'` : NOBODY;
const amongReaders = ({ memberId }: Viewer, column = "readers") =>
  memberId ? `'${memberId}' = any(${column})` : NOBODY;

interface Kind {
  table: string;
  mayRead(viewer: Viewer): string;
}

const KINDS: Record<string, Kind> = {
  orders: {
    table: "orders",
    mayRead: (viewer) => (viewer.may("order:manage") ? EVERYONE : isMe("buyer_id", viewer)),
  },
  invoices: {
    table: "invoices",
    mayRead: (viewer) =>
      viewer.may("billing:read")
        ? EVERYONE
        : `${isMe("customer_id", viewer)} and status <> 'draft'`,
  },
  payments: {
    table: "payments",
    mayRead: (viewer) => (viewer.may("billing:read") ? EVERYONE : isMe("payer_id", viewer)),
  },
  applications: {
    table: "applications",
    mayRead: (viewer) => (viewer.may("application:manage") ? EVERYONE : NOBODY),
  },
  files: { table: "files", mayRead: (viewer) => amongReaders(viewer) },
  events: {
    table: "calendar_events",
    mayRead: (viewer) =>
      !viewer.memberId
        ? NOBODY
        : `(${amongReaders(viewer)} or visibility = 'public'
            or ${viewer.may("application:manage") ? "application_id is not null" : NOBODY})`,
  },
  proxyServers: {
    table: "proxy_servers",
    mayRead: (viewer) => (viewer.may("proxy:read") ? EVERYONE : NOBODY),
  },
  proxyClients: {
    table: "proxy_clients",
    mayRead: (viewer) => (viewer.may("proxy:read") ? EVERYONE : NOBODY),
  },
  comments: {
    table: "comments",
    mayRead: (viewer) =>
      viewer.may("comment:moderate")
        ? "post_id in (select id from posts where deleted_at is null)"
        : NOBODY,
  },
  messages: {
    table: "messages",
    mayRead: (viewer) =>
      `conversation_id in (select id from conversations where ${amongReaders(viewer)})`,
  },
};

/** A word that a search for it finds, of several rows. */
async function terms(table: string): Promise<string[]> {
  const found = await sql<{ term: string }>(
    `select distinct term from ${table}, unnest(tsvector_to_array(terms)) as term
      where term ~ '^[a-z0-9]{2,}$' order by 1 limit 6`,
  );
  return found.map(({ term }) => term);
}

test.each(Object.keys(KINDS))("%s are found by those who may read them alone", async (kind) => {
  const { table, mayRead } = KINDS[kind]!;
  const [{ deletable } = { deletable: false }] = await sql<{ deletable: boolean }>(
    `select exists (select from information_schema.columns
      where table_name = '${table}' and column_name = 'deleted_at') as deletable`,
  );
  const searches = await terms(table);
  expect(searches.length).toBeGreaterThan(0);
  let count = 0;
  for (const [name, viewer] of Object.entries(viewers)) {
    if (!viewer.userId) continue;
    for (const text of searches) {
      const query = `query($text: String!) { search(text: $text, first: 100) { ${kind} { id } } }`;
      const { search } = await graph.as(viewer)(query, { text });
      const found: string[] = search[kind].map(({ id }: { id: string }) => id);
      const expected = await sql<{ id: string }>(
        `select id from ${table} where terms @@ to_tsquery('simple', '${text}:*')
          and (${mayRead(viewer)}) ${deletable ? "and deleted_at is null" : ""}`,
      );
      count += expected.length;
      expect(found.toSorted(), `${name}: ${text}`).toEqual(expected.map(({ id }) => id).toSorted());
    }
  }
  expect(count).toBeGreaterThan(0);
});
