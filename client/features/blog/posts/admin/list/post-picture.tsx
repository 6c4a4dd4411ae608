interface PostPictureProps {
  cover?: string | null;
  /** Size and radius */
  className: string;
}

/** A post's picture beside its title: decoration. */
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
