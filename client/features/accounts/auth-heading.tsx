import type { ReactNode } from "react";

/** The title of an auth page, and the link to a related one. */
export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <h1 className="text-[2.5rem] leading-[1.06] font-extrabold tracking-[-0.034em]">{title}</h1>
      {children && <p className="mt-3 text-ink-2">{children}</p>}
    </>
  );
}

export const authLink = "font-semibold text-primary-strong hover:underline";
