import { useQuery } from "@apollo/client/react";
import { FormattedMessage } from "react-intl";
import { TermsAcceptanceDocument } from "./terms-acceptance.generated.ts";

/** How many accounts have accepted the terms in force. */
export function TermsAcceptance() {
  const { data } = useQuery(TermsAcceptanceDocument, { fetchPolicy: "cache-and-network" });
  if (!data) return null;
  return (
    <span className="block text-[0.8125rem] leading-snug text-ink-3">
      <FormattedMessage id="pages.accepted" values={{ ...data.termsAcceptance }} />
    </span>
  );
}
