import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { FormattedMessage, useIntl } from "react-intl";

interface StepperProps {
  label: string;
  steps: string[];
  /** Counted from 0; all steps before it are done */
  current: number;
  /** Goes back to a completed step */
  onGo?: (step: number) => void;
}

/** The current position in a process of several steps. */
export function Stepper({ label, steps, current, onGo }: StepperProps) {
  const intl = useIntl();
  return (
    <ol aria-label={label} className="flex items-center gap-3">
      {steps.map((step, place) => {
        const done = place < current;
        const here = place === current;
        const content = (
          <>
            <span
              aria-hidden="true"
              className={`grid size-7 shrink-0 place-items-center rounded-full text-[13px] font-bold ${
                done
                  ? "bg-primary-strong text-surface"
                  : here
                    ? "bg-ink text-canvas"
                    : "bg-raised text-ink-3"
              }`}
            >
              {done ? <IconCheck size={16} stroke={3} /> : intl.formatNumber(place + 1)}
            </span>
            <span className={here ? "font-semibold" : "text-ink-2 max-md:sr-only"}>{step}</span>
            {done && (
              <span className="sr-only">
                <FormattedMessage id="form.step.done" />
              </span>
            )}
          </>
        );
        return (
          <li
            key={step}
            aria-current={here ? "step" : undefined}
            className="flex items-center gap-3 not-last:flex-auto not-last:after:h-px not-last:after:min-w-4 not-last:after:flex-1 not-last:after:bg-line"
          >
            {done && onGo ? (
              <button
                type="button"
                onClick={() => onGo(place)}
                className="flex min-h-11 items-center gap-2.5 rounded-md text-start hover:underline"
              >
                {content}
              </button>
            ) : (
              <span className="flex min-h-11 items-center gap-2.5">{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
