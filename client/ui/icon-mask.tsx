interface IconMaskProps {
  /** "tabler:pencil" */
  name: string;
  size: number;
  className?: string;
}

/** A chosen icon in the color of the text, without scripts. Decorative. */
export function IconMask({ name, size, className = "" }: IconMaskProps) {
  const file = `url("/icons/${encodeURIComponent(name).replace("%3A", "/")}.svg")`;
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 bg-current ${className}`}
      style={{ width: size, height: size, mask: `${file} center / contain no-repeat` }}
    />
  );
}
