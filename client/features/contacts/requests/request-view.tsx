import { FormattedMessage } from "react-intl";
import { Notice } from "../../../ui/notice.tsx";
import type { ContactRequestQuery } from "./contact-request.generated.ts";
import { RequestAnswer } from "./request-answer.tsx";

/** As the spam filter: from here on a person decides. */
const SUSPICIOUS_SCORE = 50;

interface RequestViewProps {
  request: ContactRequestQuery["contactRequest"];
}

/** The message as it was sent, with what it may cost and when it is needed. */
export function RequestView({ request }: RequestViewProps) {
  const { message, budget, timing, locale, spamScore } = request;
  const facts = [
    ["budget", budget],
    ["timing", timing],
  ].filter(([, value]) => value);
  return (
    <section className="card p-5 md:p-7">
      <RequestAnswer request={request} />
      {spamScore !== null && spamScore >= SUSPICIOUS_SCORE && (
        <div className="mt-5">
          <Notice tone="warn">
            <FormattedMessage id="requests.suspicious" values={{ score: spamScore }} />
          </Notice>
        </div>
      )}
      <p
        dir="auto"
        lang={locale}
        className="mt-6 max-w-[62ch] text-[1.0625rem] leading-relaxed whitespace-pre-wrap wrap-anywhere"
      >
        {message}
      </p>
      {facts.length > 0 && (
        <dl className="mt-7 grid max-w-[62ch] gap-x-8 gap-y-4 sm:grid-cols-2">
          {facts.map(([name, value]) => (
            <div key={name} className="border-t border-line pt-3">
              <dt className="text-[13px] text-ink-3">
                <FormattedMessage id={`requests.${name}`} />
              </dt>
              <dd dir="auto" className="mt-0.5 font-medium wrap-anywhere">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
