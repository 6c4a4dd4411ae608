import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Permission } from "./permission.generated.ts";
import type { ViewerQuery } from "./viewer.generated.ts";

export type { Permission };

type Account = NonNullable<ViewerQuery["viewer"]>;

export interface Viewer extends Account {
  may(permission: Permission): boolean;
  /** Whether at least one of them is held; what asks for none is open to everybody. */
  mayOpen(permissions?: Permission[]): boolean;
}

const ViewerContext = createContext<Viewer | null>(null);

/** Who works in the dashboard. The server decides; this says what to offer. */
export function ViewerProvider({ account, children }: { account: Account; children: ReactNode }) {
  const viewer = useMemo(() => {
    const may = (permission: Permission) => account.permissions?.includes(permission) ?? false;
    return { ...account, may, mayOpen: (any?: Permission[]) => !any || any.some(may) };
  }, [account]);
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error("Nobody works here");
  return viewer;
}

export const useMay = (permission: Permission) => useViewer().may(permission);
