import type { ComponentPropsWithRef } from "react";

/** A text area without a frame, as high as its text: for what is written where it will stand. */
export function AutosizeTextarea({
  className = "",
  value,
  ...area
}: ComponentPropsWithRef<"textarea"> & { value: string }) {
  return (
    <div className={`grid ${className}`}>
      {/* Gives the height: the same text in the same place. */}
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
