import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextChanges } from "../form/text-changes-view.tsx";
import type { DocumentEdit } from "./use-document-edit.ts";

interface CompareDialogProps {
  edit: DocumentEdit;
  onClose: () => void;
}

/** What publishing would change of what readers see: each field with its removed and added words. */
export function CompareDialog({ edit, onClose }: CompareDialogProps) {
  const intl = useIntl();
  const differences = edit.unpublished();
  return (
    <Dialog
      open
      onClose={onClose}
      width={800}
      title={intl.formatMessage({ id: "document.compare.draft" })}
      text={<FormattedMessage id="document.compare.draft.text" />}
      actions={
        <Button variant="outline" size={44} onClick={onClose}>
          <FormattedMessage id="document.compare.close" />
        </Button>
      }
    >
      {differences.length === 0 && <FormattedMessage id="document.compare.same" />}
      <Differences of={differences} />
    </Dialog>
  );
}

interface Compared {
  path: string;
  label: string;
  before: string;
  after: string;
}

/** Texts by their labels, with the words that were removed and added. */
export function Differences({ of }: { of: readonly Compared[] }) {
  return (
    <dl className="grid gap-6">
      {of.map(({ path, label, before, after }) => (
        <div key={path}>
          <dt className="mb-1.5 text-sm font-semibold text-ink-2">{label}</dt>
          <dd>
            <TextChanges before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
