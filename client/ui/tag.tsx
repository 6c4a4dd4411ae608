import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useIntl } from "react-intl";

interface TagProps {
  label: string;
  onRemove?: () => void;
}

/** One of several chosen items, with a button to remove it. */
export function Tag({ label, onRemove }: TagProps) {
  const intl = useIntl();
  return (
    <span className="inline-flex h-8 max-w-full items-center gap-1 rounded-md bg-(--tag,var(--raised)) ps-2.5 pe-1 font-medium last:pe-1">
      <span className="truncate pe-1.5">{label}</span>
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={intl.formatMessage({ id: "form.remove" }, { item: label })}
          className="relative grid size-6 shrink-0 place-items-center rounded-sm text-ink-2 before:absolute hover:bg-line hover:text-ink max-md:before:-inset-2.5"
        >
          <IconX size={15} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
