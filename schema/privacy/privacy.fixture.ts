import { User } from "../accounts/user.ts";
import type { Fixture } from "../oracle/fixture.ts";
import { at, idOf, nth, times } from "../oracle/series.ts";
import { DataCopy, DataCopyStatus } from "./data-copy.ts";
import { KeptDataKind } from "./kept-data-kind.ts";

const copy = (n: number, users: readonly User[]): DataCopy =>
  Object.assign(new DataCopy(nth(users, n), at(n)), {
    id: idOf(241, n),
    updatedAt: at(n),
    parts: Object.values(KeptDataKind).slice(n % 3),
    partsDone: n % 5,
    status: nth(Object.values(DataCopyStatus), n),
    size: nth([null, 2_000_000_000 + n, null], n),
    expiresAt: nth([null, at(n + 100_000), at(n), null], n),
  });

export const fixture: Fixture = {
  after: ["accounts"],
  fill(world) {
    const users = world.of(User);
    world.add(times(24, (n) => copy(n, users)));
  },
  unseen: {
    "DataCopy without id": "visitors have no copy",
  },
};
