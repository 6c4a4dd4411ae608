import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { controlStyles } from "./field.tsx";

interface SearchLineProps {
  /** The page with the results */
  to: string;
  label: string;
  placeholder: string;
  value: string;
  submit: string;
  /** Other parameters of the URL that are kept */
  others?: [name: string, value: string][];
}

const none: [string, string][] = [];

/** The search of a page: a plain GET form, so that results have a URL. */
export function SearchLine({
  to,
  label,
  placeholder,
  value,
  submit,
  others = none,
}: SearchLineProps) {
  return (
    <form role="search" aria-label={label} action={to} className="relative flex items-center">
      <IconSearch
        size={20}
        aria-hidden="true"
        className="pointer-events-none absolute start-4 text-ink-3"
      />
      <input
        key={value}
        type="search"
        name="search"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={value}
        maxLength={100}
        className={`${controlStyles} h-14 ps-12 pe-32 text-[17px] text-ellipsis`}
      />
      {others.map(([name, other]) => (
        <input key={`${name} ${other}`} type="hidden" name={name} value={other} />
      ))}
      <button
        type="submit"
        className="absolute end-1.5 inline-flex h-11 items-center rounded-md bg-ink px-4 font-semibold text-canvas hover:bg-ink-2"
      >
        {submit}
      </button>
    </form>
  );
}
