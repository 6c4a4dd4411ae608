import { type ComponentProps, Fragment, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { useOpenEditor } from "../form/use-open-editor.ts";
import { DocumentScreen } from "./document-screen.tsx";

interface EditDocumentScreenProps<Data> extends Omit<
  ComponentProps<typeof DocumentScreen<Data>>,
  "children"
> {
  /** Undefined for a new document */
  id: string | undefined;
  addressOf: (id: string) => string;
  /** Without data for a new document, also while it is read after its first save */
  children: (data: Partial<Data>, onCreated: (id: string) => void) => ReactNode;
}

/** The screen of one document's editor, or of a new one's. */
export function EditDocumentScreen<Data>({
  id,
  addressOf,
  query,
  children,
  ...screen
}: EditDocumentScreenProps<Data>) {
  const intl = useIntl();
  const { key, wasNew, onCreated } = useOpenEditor(id, addressOf);
  const data: Partial<Data> | undefined = query.data ?? (wasNew ? {} : undefined);
  return (
    <DocumentScreen<Partial<Data>>
      {...screen}
      title={
        screen.title ||
        (id === undefined ? intl.formatMessage({ id: `${screen.messagePrefix}.new` }) : undefined)
      }
      query={{ ...query, data }}
    >
      {(read) => <Fragment key={key}>{children(read, onCreated)}</Fragment>}
    </DocumentScreen>
  );
}
