import { Picture } from "./picture.tsx";

interface AvatarProps {
  name: string;
  src?: string | null;
  size?: number;
  /** A gap in the surface's colour, for overlapping avatars */
  ring?: boolean;
}

/** Derives the colour from the name, so that it is the same on every screen and visit. */
function hueOf(name: string) {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (hash * 47) % 360;
}

function initialsOf(name: string) {
  const names = name.trim().split(/\s+/);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((word) => word?.match(/./u)?.[0].toLocaleUpperCase() ?? "").join("");
}

/** Decorative next to a written name: hidden from assistive technology. */
export function Avatar({ name, src, size = 36, ring }: AvatarProps) {
  const look = `shrink-0 rounded-full ${ring ? "ring-2 ring-surface" : ""}`;
  if (src) {
    return (
      <Picture
        shownWidth={size}
        sizes={`${size}px`}
        src={src}
        alt=""
        aria-hidden="true"
        width={size}
        height={size}
        decoding="async"
        loading="lazy"
        className={`${look} bg-raised object-cover`}
        style={{ width: size, height: size }}
      />
    );
  }
  const hue = hueOf(name);
  return (
    <span
      aria-hidden="true"
      className={`${look} inline-grid place-items-center leading-none font-semibold select-none`}
      style={{
        width: size,
        height: size,
        fontSize: size * 0.36,
        background: `oklch(0.87 0.075 ${hue})`,
        color: `oklch(0.33 0.08 ${hue})`,
      }}
    >
      {initialsOf(name)}
    </span>
  );
}
