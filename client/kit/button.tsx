import IconLoader from "@tabler/icons-react/dist/esm/icons/IconLoader2.mjs";
import type { ButtonHTMLAttributes, MouseEvent } from "react";
import { Link, type LinkProps } from "react-router";
import { type ButtonVariant, buttonLook } from "./button-look.ts";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant: ButtonVariant;
  /** Its action is under way: it keeps the focus, shows it and takes no second press. */
  pending?: boolean;
}

export function Button({ variant, pending, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={buttonLook(
        variant,
        `disabled:opacity-60 aria-disabled:opacity-70 ${className ?? ""}`,
      )}
    >
      {pending && (
        <IconLoader size={19} aria-hidden="true" className="animate-spin motion-reduce:hidden" />
      )}
      {children}
    </button>
  );
}

export function ButtonLink({
  variant,
  className,
  ...rest
}: LinkProps & { variant: ButtonVariant; className?: string }) {
  return <Link {...rest} className={buttonLook(variant, className)} />;
}
