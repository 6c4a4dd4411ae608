import type { ApolloClient } from "@apollo/client";

/** What shows invoices or payments: a change of one changes sums and counts of all. */
const SHOWING = ["Invoice", "InvoiceList", "PaymentList"];

/** Reads again what is shown. */
export const rereadInvoices = async (apollo: ApolloClient): Promise<void> => {
  await apollo.refetchQueries({
    include: "active",
    onQueryUpdated: (query) => {
      const { queryName = "" } = query;
      return SHOWING.includes(queryName);
    },
  });
};
