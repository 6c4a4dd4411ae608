import type { ComponentType } from "react";

interface FileButtonProps {
  label: string;
  icon: ComponentType<{ size: number; "aria-hidden": "true" }>;
  size?: 44 | 36;
  /** By default outlined */
  variant?: "plain";
  multiple?: boolean;
  describedBy?: string;
  onFiles: (files: File[]) => void;
}

const heights = { 44: "h-11 px-4", 36: "h-9 px-3 text-sm max-md:h-11" };

const looks = {
  outline: "border border-line bg-surface",
  plain: "text-primary-strong",
};

/** Lets the user choose files: a native field in the look of a button. */
export function FileButton(props: FileButtonProps) {
  const { label, icon: Icon, size = 44, variant, multiple, describedBy, onFiles } = props;
  return (
    <label
      className={`relative inline-flex w-fit cursor-pointer items-center gap-2 rounded-md font-semibold hover:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${looks[variant ?? "outline"]} ${heights[size]}`}
    >
      <Icon size={19} aria-hidden="true" />
      {label}
      <input
        type="file"
        multiple={multiple}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  );
}
