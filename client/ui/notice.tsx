import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import type { ReactNode } from "react";

const tones = {
  good: { look: "bg-good-soft text-good", Icon: IconCircleCheck },
  warn: { look: "bg-warn-soft text-warn", Icon: IconAlertCircle },
  bad: { look: "bg-bad-soft text-bad", Icon: IconAlertCircle },
};

interface NoticeProps {
  tone: keyof typeof tones;
  children: ReactNode;
}

/** A message about the whole page or form. */
export function Notice({ tone, children }: NoticeProps) {
  const { look, Icon } = tones[tone];
  return (
    <div className={`flex items-start gap-2.5 rounded-md px-4 py-3 font-medium ${look}`}>
      <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

interface ProblemNoticeProps {
  /** What went wrong, in the reader's language; its place is there before, so that it is said aloud */
  text?: string | false;
  className?: string;
}

/** Why something did not go, where it was asked for. */
export function ProblemNotice({ text, className = "" }: ProblemNoticeProps) {
  return (
    <div role="alert" className={`empty:hidden ${className}`}>
      {text && (
        <Notice tone="bad">
          <p>{text}</p>
        </Notice>
      )}
    </div>
  );
}
