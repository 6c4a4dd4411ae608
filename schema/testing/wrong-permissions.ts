import { getMetadataStorage } from "type-graphql";
import { rolesByPermission, Role } from "../accounts/role.ts";
import type { Audience } from "../foundation/allowed-to.ts";

// Possible faults in who may call what, one at a time.

export interface WrongPermission {
  name: string;
  /** The operations that would be open to, or closed for, someone else. */
  operations: string[];
  /** Runs something while the fault is in place. */
  under<T>(work: () => Promise<T>): Promise<T>;
}

const operations = () => {
  const { queries, mutations, subscriptions } = getMetadataStorage();
  return [...queries, ...mutations, ...subscriptions];
};

/** Each operation opened to one more audience, and closed to each that it has. */
export const wrongAudiences = (): WrongPermission[] =>
  operations().flatMap(({ schemaName, roles = [] }) => {
    const audience = roles as Audience[];
    const wrong: Audience[][] = audience.map((one) => audience.filter((other) => other !== one));
    if (!audience.includes("everyone")) {
      wrong.push(["everyone"]);
      if (!audience.includes("signed-in")) wrong.push(["signed-in"]);
    } else wrong.push(["signed-in"]);
    return wrong.map((instead) => ({
      name: `${schemaName} is for ${instead.join(" and ") || "nobody"}`,
      operations: [schemaName],
      async under(work) {
        const sound = audience.splice(0, audience.length, ...instead);
        try {
          return await work();
        } finally {
          audience.splice(0, audience.length, ...sound);
        }
      },
    }));
  });

/** Each permission taken from a role that has it, and given to one that does not. */
export const wrongRoles = (): WrongPermission[] =>
  Object.values(Role).flatMap((role) =>
    [...rolesByPermission].map(([permission, sound]) => {
      const holds = sound.includes(role);
      const instead = holds ? sound.filter((one) => one !== role) : [...sound, role];
      return {
        name: `${role} ${holds ? "lacks" : "holds"} ${permission}`,
        operations: operations()
          .filter(({ roles }) => roles?.includes(permission))
          .map(({ schemaName }) => schemaName),
        async under(work) {
          rolesByPermission.set(permission, instead);
          try {
            return await work();
          } finally {
            rolesByPermission.set(permission, sound);
          }
        },
      };
    }),
  );
