import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";

/** The server's error for a field without a visible frame. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="mt-2 flex items-start gap-1.5 text-sm font-medium text-bad">
      <IconAlertCircle size={17} aria-hidden="true" className="mt-0.5 shrink-0" />
      {error}
    </p>
  );
}
