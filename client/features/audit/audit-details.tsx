import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button.tsx";
import type { AuditRowFragment } from "./audit.generated.ts";

interface AuditDetailsProps {
  entry: AuditRowFragment;
  onClose(): void;
}

/** Everything an entry says; of texts that were written it has the names of their fields alone. */
export function AuditDetails({ entry, onClose }: AuditDetailsProps) {
  const intl = useIntl();
  const { createdAt, user, kind, item, fields, changes, network } = entry;
  const texts = fields.filter((name) => !changes.some(({ field }) => field === name));
  const nothing = intl.formatMessage({ id: "audit.details.nothing" });
  const valueOf = (value: string | null) => value ?? nothing;
  return (
    <div className="grid gap-4 bg-raised p-5">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
        <Detail id="time">
          {intl.formatDate(createdAt, { dateStyle: "full", timeStyle: "long" })}
        </Detail>
        <Detail id="person">
          <bdi>{user ? `${user.name} <${user.email ?? ""}>` : <Unknown />}</bdi>
        </Detail>
        <Detail id="kind">
          <code className="break-all">{[kind, item].filter(Boolean).join(" ")}</code>
        </Detail>
        {network && (
          <Detail id="network">
            <code>{network}</code>
          </Detail>
        )}
        {texts.length > 0 && (
          <Detail id="fields">
            <code>{texts.join(", ")}</code>
          </Detail>
        )}
      </dl>
      {changes.length > 0 && (
        <table className="w-full max-w-2xl text-start text-sm">
          <thead>
            <tr className="text-ink-3">
              {(["field", "before", "after"] as const).map((column) => (
                <th key={column} scope="col" className="py-1.5 pe-4 text-start font-medium">
                  <FormattedMessage id={`audit.details.${column}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field} className="border-t border-line">
                <th scope="row" className="py-1.5 pe-4 text-start font-medium">
                  <code>{field}</code>
                </th>
                <td className="py-1.5 pe-4">{valueOf(before)}</td>
                <td className="py-1.5 pe-4">{valueOf(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div>
        <Button variant="soft" size={44} onClick={onClose}>
          <FormattedMessage id="audit.details.close" />
        </Button>
      </div>
    </div>
  );
}

export const Unknown = () => (
  <span className="text-ink-3">
    <FormattedMessage id="audit.nobody" />
  </span>
);

const Detail = ({ id, children }: { id: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-3">
      <FormattedMessage id={`audit.details.${id}`} />
    </dt>
    <dd className="min-w-0">{children}</dd>
  </>
);
