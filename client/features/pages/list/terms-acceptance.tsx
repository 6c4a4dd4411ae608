import { useQuery } from "@apollo/client/react";
import { FormattedMessage } from "react-intl";
import { TermsAcceptanceDocument } from "./terms-acceptance.generated.ts";

/** How many accounts have accepted the terms in force. Its line is there before the numbers are. */
export function TermsAcceptance() {
  const { data } = useQuery(TermsAcceptanceDocument, { fetchPolicy: "cache-and-network" });
  return (
    <span className="block text-[0.8125rem] leading-snug whitespace-nowrap text-ink-3">
      {data ? (
        <FormattedMessage id="pages.accepted" values={{ ...data.termsAcceptance }} />
      ) : (
        "\u00a0"
      )}
    </span>
  );
}
