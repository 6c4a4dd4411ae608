import { useIntl } from "react-intl";

/** A field's value as a line of text. */
export function useValueText(): (value: unknown) => string {
  const intl = useIntl();
  const textOf = (value: unknown): string => {
    if (value === null || value === undefined || value === "") {
      return intl.formatMessage({ id: "form.value.none" });
    }
    if (typeof value === "boolean") {
      return intl.formatMessage({ id: value ? "form.value.yes" : "form.value.no" });
    }
    if (typeof value === "number") return intl.formatNumber(value);
    if (Array.isArray(value)) {
      return value.length > 0 ? intl.formatList(value.map(textOf)) : textOf(null);
    }
    if (typeof value === "string") return value;
    if (typeof value === "object" && "label" in value) return String(value.label);
    return JSON.stringify(value);
  };
  return textOf;
}
