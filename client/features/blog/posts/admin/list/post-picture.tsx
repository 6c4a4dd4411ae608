interface PostPictureProps {
  cover?: string | null;
  /** Size and radius */
  className: string;
}

/** A post's picture next to its title: decorative. */
export function PostPicture({ cover, className }: PostPictureProps) {
  if (!cover) return <span aria-hidden="true" className={`cover w-auto ${className}`} />;
  return (
    <img
      src={cover}
      alt=""
      loading="lazy"
      decoding="async"
      className={`cover w-auto ${className}`}
    />
  );
}
