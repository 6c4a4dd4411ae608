import { FormattedMessage } from "react-intl";
import { CommentsTitle } from "./comments-title.tsx";

export function CommentsHeader({ count, live }: { count: number; live: boolean }) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <CommentsTitle count={count} />
      {live && (
        <p className="flex items-center gap-2 text-sm text-ink-2">
          <span aria-hidden="true" className="size-2 rounded-full bg-good ring-4 ring-good-soft" />
          <FormattedMessage id="comments.live" />
        </p>
      )}
    </div>
  );
}
