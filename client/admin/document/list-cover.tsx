import { Picture } from "../../ui/picture.tsx";

interface ListCoverProps {
  cover?: string | null;
  /** Size and radius */
  className: string;
}

/** The cover of a document next to its title: decorative. */
export function ListCover({ cover, className }: ListCoverProps) {
  if (!cover) return <span aria-hidden="true" className={`cover w-auto ${className}`} />;
  return (
    <Picture
      shownWidth={104}
      sizes="104px"
      src={cover}
      alt=""
      loading="lazy"
      decoding="async"
      className={`cover w-auto ${className}`}
    />
  );
}
