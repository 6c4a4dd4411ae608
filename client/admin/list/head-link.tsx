import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button.tsx";

/** A link beside the title of a list, to another list that belongs to it. */
export function HeadLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink variant="outline" size={44} to={to} className="max-md:hidden">
      {children}
    </ButtonLink>
  );
}
