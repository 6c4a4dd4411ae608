import type { ComponentType, ReactNode } from "react";

interface ChoiceCardProps {
  /** Of its group */
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  Icon: ComponentType<{ size?: number; className?: string; "aria-hidden"?: "true" }>;
  title: ReactNode;
  text?: ReactNode;
  /** At the end, such as its price */
  end?: ReactNode;
}

/** One of a few, as a card that is a radio button all over. */
export function ChoiceCard({
  name,
  value,
  checked,
  onChoose,
  Icon,
  title,
  text,
  end,
}: ChoiceCardProps) {
  return (
    <div
      className={`relative flex items-center gap-3 rounded-card border p-4 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus ${
        checked
          ? "border-primary-strong inset-ring inset-ring-primary-strong"
          : "border-line hover:bg-raised"
      }`}
    >
      <label className="flex min-w-0 flex-1 items-center gap-3 before:absolute before:inset-0">
        <input
          type="radio"
          name={name}
          value={value}
          checked={checked}
          onChange={onChoose}
          className="size-[18px] shrink-0 appearance-none rounded-full border border-control bg-surface outline-none checked:border-[5.5px] checked:border-primary-strong"
        />
        <Icon size={20} aria-hidden="true" className="shrink-0 text-ink-3 max-sm:hidden" />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
            {title}
          </span>
          {text && <span className="block text-sm text-ink-3 wrap-anywhere">{text}</span>}
        </span>
      </label>
      {end && <div className="relative shrink-0 text-end font-semibold">{end}</div>}
    </div>
  );
}
