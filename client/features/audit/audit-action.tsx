import { FormattedMessage } from "react-intl";
import type { AuditAction } from "../../schema.generated.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";

const TONES: Record<AuditAction, BadgeTone> = {
  CREATED: "good",
  CHANGED: "info",
  DELETED: "warn",
  RESTORED: "good",
  PURGED: "bad",
  ERASED: "bad",
  MERGED: "info",
  EXPORTED: "accent",
  SIGNED_IN: "off",
  SIGN_IN_REFUSED: "bad",
  REFUSED: "bad",
  LIMITED: "warn",
};

export const ACTIONS = Object.keys(TONES) as AuditAction[];

interface ActionBadgeProps {
  action: AuditAction;
  /** How often it happened */
  count: number;
}

export const ActionBadge = ({ action, count }: ActionBadgeProps) => (
  <Badge tone={TONES[action]}>
    <FormattedMessage id={`audit.action.${action}`} />
    {count > 1 && <FormattedMessage id="audit.times" values={{ count }} />}
  </Badge>
);
