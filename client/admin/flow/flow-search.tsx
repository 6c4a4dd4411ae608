import { useRef } from "react";
import { useNavigate } from "react-router";
import { SearchField } from "../../ui/list/search-field.tsx";
import { useKeys } from "../keys/use-keys.ts";

interface FlowSearchProps {
  label: string;
  value: string;
  /** The URL of what is found */
  hrefOf(text: string): string;
  className?: string;
}

/** Searches a board or the list of a workspace, by its URL; / leads to it. */
export function FlowSearch({
  label,
  value,
  hrefOf,
  className = "max-w-96 flex-none! mb-4",
}: FlowSearchProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useKeys([{ keys: ["/"], text: label, press: () => field.current?.focus() }]);
  return (
    <SearchField
      ref={field}
      label={label}
      value={value}
      keyCap="/"
      onSearch={(text) => void navigate(hrefOf(text), { replace: true, preventScrollReset: true })}
      className={className}
    />
  );
}
