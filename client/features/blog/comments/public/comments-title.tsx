import { FormattedMessage } from "react-intl";

export function CommentsTitle({ count }: { count: number }) {
  return (
    <h2 id="comments-title" className="text-[1.75rem] leading-[1.15] font-bold tracking-[-0.025em]">
      <FormattedMessage id="comments.title" values={{ count }} />
    </h2>
  );
}
