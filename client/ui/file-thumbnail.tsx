import { useLayoutEffect, useRef } from "react";

/** A preview of a picture on this device, before it is sent. */
export function FileThumbnail({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <img
      ref={image}
      alt=""
      width={40}
      height={40}
      className="size-10 shrink-0 rounded-md bg-raised object-cover"
    />
  );
}
