import { FormattedMessage } from "react-intl";
import { Notice } from "../../../ui/notice.tsx";
import { plainText, type RichText } from "../../../ui/rich-text/rich-text.ts";

const PLACE = /\[[^\][]+\]/gu;

/** Warns of what is left in [brackets], before it is published. */
export function PlacesToFill({ content }: { content: RichText | null }) {
  const count = plainText(content).match(PLACE)?.length ?? 0;
  if (count === 0) return null;
  return (
    <div className="p-5">
      <Notice tone="warn">
        <FormattedMessage id="pages.edit.places" values={{ count }} />
      </Notice>
    </div>
  );
}
