import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { TitleRow } from "../title-row.tsx";

interface NewDocumentScreenProps {
  /** The prefix of its messages: "jobs" */
  messagePrefix: string;
  /** The list it belongs to, and the message that names it if it is not "….title" */
  list: string;
  path?: string;
  children: ReactNode;
}

/** The screen of a new document. */
export function NewDocumentScreen({
  messagePrefix,
  list,
  path = `${messagePrefix}.title`,
  children,
}: NewDocumentScreenProps) {
  const intl = useIntl();
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: `${messagePrefix}.new` })}
        back={{ to: list, path: intl.formatMessage({ id: path }) }}
      />
      {children}
    </>
  );
}
