import { useIntl } from "react-intl";

interface DateTimeProps {
  iso: string;
  /** "date" with the year, "day" without */
  form?: "date" | "day";
}

/** A date, in the reader's language and in Vienna's time (the provider's time zone). See also `RelativeTime`. */
export function DateTime({ iso, form = "date" }: DateTimeProps) {
  const intl = useIntl();
  const date = intl.formatDate(iso, { day: "numeric", month: "long", year: "numeric" });
  return (
    <time dateTime={iso} title={form === "date" ? undefined : date} className="whitespace-nowrap">
      {form === "date" ? date : intl.formatDate(iso, { day: "numeric", month: "long" })}
    </time>
  );
}
