import { FormattedMessage } from "react-intl";

export function ReadingTime({ minutes }: { minutes: number }) {
  return (
    <bdi className="whitespace-nowrap">
      <FormattedMessage id="blog.minutes" values={{ minutes }} />
    </bdi>
  );
}
