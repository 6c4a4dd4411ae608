import type { ComponentPropsWithRef } from "react";

/** A borderless text area as high as its text, for text that is edited where it is shown. */
export function AutosizeTextarea({
  className = "",
  value,
  ...area
}: ComponentPropsWithRef<"textarea"> & { value: string }) {
  return (
    <div className={`grid ${className}`}>
      {/* Gives the height: an invisible copy of the text in the same grid cell. */}
      <div
        aria-hidden="true"
        className="invisible col-start-1 [unicode-bidi:plaintext] rtl:text-right row-start-1 whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {`${value || area.placeholder} `}
      </div>
      <textarea
        rows={1}
        {...area}
        value={value}
        className="col-start-1 row-start-1 resize-none [unicode-bidi:plaintext] rtl:text-right overflow-hidden rounded-sm bg-transparent [font:inherit] tracking-[inherit] text-inherit [overflow-wrap:anywhere] outline-offset-4 placeholder:text-ink-3"
      />
    </div>
  );
}
