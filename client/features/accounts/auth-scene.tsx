import welcome from "../../ui/characters/welcome.svg?url";

/** The house character on its hill; hidden from assistive technology. */
export function AuthScene() {
  return (
    <svg
      viewBox="0 0 680 852"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="size-full rounded-panel bg-primary-soft"
    >
      <use href={`${welcome}#scene`} />
    </svg>
  );
}
