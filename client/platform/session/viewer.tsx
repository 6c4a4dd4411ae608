import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Permission } from "./permission.generated.ts";
import type { ViewerQuery } from "./viewer.generated.ts";

export type { Permission };

interface Account extends NonNullable<ViewerQuery["viewer"]> {
  /** The currency that new prices begin with */
  siteCurrency: string;
}

export interface Viewer extends Account {
  may(permission: Permission): boolean;
  /** Whether the viewer has at least one of them; true if none is required. */
  mayOpen(permissions?: Permission[]): boolean;
}

const ViewerContext = createContext<Viewer | null>(null);

/**
 * Provides the user of the dashboard. The server enforces permissions; this decides what is
 * offered.
 */
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
