import "../graph.ts";
import { permissionsOf, Role } from "../accounts/index.ts";
import { uuid } from "../foundation/uuid.ts";
import { Viewer } from "../foundation/viewer.ts";
import {
  withoutConditions,
  withoutRowRules,
  type WrongRule,
  wrongFieldRules,
} from "../oracle/faults.ts";

// Possible faults in who sees which rows and fields, one at a time.

const viewers = [
  new Viewer({ claims: { pendingComments: [uuid()] } }),
  ...Object.values(Role).map(
    (role) => new Viewer({ userId: uuid(), memberId: uuid(), permissions: permissionsOf([role]) }),
  ),
];

export const wrongRules: WrongRule[] = [
  ...withoutRowRules(viewers).map(({ entity, under }) => ({
    name: `${entity} without a rule`,
    under,
  })),
  ...withoutConditions(viewers),
  ...wrongFieldRules(),
];
