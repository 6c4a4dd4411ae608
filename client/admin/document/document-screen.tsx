import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { TitleRow } from "../title-row.tsx";
import { DocumentLoadError } from "./document-load-error.tsx";
import { DocumentLoading } from "./document-loading.tsx";

interface DocumentScreenProps<Data> {
  /** The prefix of its messages: "jobs" */
  messagePrefix: string;
  /** The list it belongs to, and the message that names it if it is not "….title" */
  list: string;
  path?: string;
  /** How the document is read: from the server, not what a list has read before */
  query: { data?: Data; error?: unknown; refetch: () => unknown };
  title?: string;
  subtitle?: ReactNode;
  mark?: ReactNode;
  actions?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The screen of one document: its title, and its editor once it is loaded. */
export function DocumentScreen<Data>({
  messagePrefix,
  list,
  path = `${messagePrefix}.title`,
  query: { data, error, refetch },
  title,
  children,
  ...row
}: DocumentScreenProps<Data>) {
  const intl = useIntl();
  return (
    <>
      <TitleRow
        title={title ?? intl.formatMessage({ id: `${messagePrefix}.edit.edit` })}
        back={{ to: list, path: intl.formatMessage({ id: path }) }}
        {...row}
      />
      {data ? (
        children(data)
      ) : error ? (
        <DocumentLoadError
          messagePrefix={`${messagePrefix}.edit`}
          list={list}
          error={error}
          onRetry={refetch}
        />
      ) : (
        <DocumentLoading />
      )}
    </>
  );
}
