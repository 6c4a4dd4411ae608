import { FormattedMessage } from "react-intl";
import { Button } from "../../kit/button.tsx";

interface SaveBarProps {
  /** What the main button does: "Create member" */
  submit: string;
  isNew: boolean;
  isDirty: boolean;
  pending: boolean;
  savedAt?: Date;
  error?: string;
  onDiscard: () => void;
}

/** Along the lower edge of an editor: what is not saved yet, and saving it. */
export function SaveBar({
  submit,
  isNew,
  isDirty,
  pending,
  savedAt,
  error,
  onDiscard,
}: SaveBarProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface lg:start-[280px] mini:lg:start-[88px]">
      <div className="mx-auto flex min-h-[72px] max-w-[1240px] flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 lg:px-10 stretch:max-w-none">
        <p role="status" className="flex min-w-0 flex-1 items-center gap-2.5 max-md:basis-full">
          {error ? (
            <span className="font-medium text-bad">{error}</span>
          ) : (
            <>
              {isDirty && (
                <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-graph" />
              )}
              {isDirty && (
                <span className="font-semibold">
                  <FormattedMessage id="form.unsaved" />
                </span>
              )}
              {savedAt && (
                <span className="text-sm text-ink-3">
                  <FormattedMessage id="form.savedAt" values={{ at: savedAt }} />
                </span>
              )}
            </>
          )}
        </p>
        <div className="flex gap-3 max-md:w-full max-md:*:flex-1">
          <Button variant="plain" size={44} onClick={onDiscard} disabled={!isDirty || pending}>
            <FormattedMessage id="form.discard" />
          </Button>
          <Button
            variant="primary"
            size={44}
            type="submit"
            pending={pending}
            disabled={!isDirty && !isNew}
          >
            {submit}
          </Button>
        </div>
      </div>
    </div>
  );
}
