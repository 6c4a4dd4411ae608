interface FormattedHtmlProps {
  html: string;
  className: string;
}

/** The text of a document, or a part of it. */
export function FormattedHtml({ html, className }: FormattedHtmlProps) {
  // The server renders this HTML from a fixed set of nodes and escapes all text when it is saved
  // (schema/foundation/rich-text.ts).
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
