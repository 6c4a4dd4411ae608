import IconLoader from "@tabler/icons-react/dist/esm/icons/IconLoader2.mjs";
import type { ButtonHTMLAttributes, MouseEvent, Ref } from "react";
import { Link, type LinkProps } from "react-router";
import { buttonStyles, type ButtonSize, type ButtonVariant } from "./button-styles.ts";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant: ButtonVariant;
  size?: ButtonSize;
  /** Its action is running: the button keeps focus, shows progress and ignores clicks. */
  pending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant,
  size,
  pending,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
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
      className={buttonStyles(
        variant,
        size,
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

interface ButtonLinkProps extends LinkProps {
  variant: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyles(variant, size, className)} />;
}
