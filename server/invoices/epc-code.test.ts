import { expect, test } from "vitest";
import { invoicePaper } from "../testing/invoice-paper.ts";
import { epcText } from "./epc-code.ts";

test("what is open in euros can be paid by code", () => {
  const paper = invoicePaper({ lines: [{ net: 1_234_50n }], sums: { paid: 100_00n } });
  expect(epcText(paper)).toBe(
    "BCD\n002\n1\nSCT\nDNBANOKK\nStudio Nord AS\nNO9386011117947\nEUR1443.13\n\n\n2026-0184",
  );
});

test("drafts, credit notes, other currencies, paid invoices and accounts that are no IBAN have no code", () => {
  const { from } = invoicePaper();
  const papers = [
    invoicePaper({ number: null }),
    invoicePaper({ kind: "credit-note" }),
    invoicePaper({ currency: "NOK" }),
    invoicePaper({ sums: { paid: 125_00n } }),
    invoicePaper({ from: { ...from, iban: "1503 42 18907" } }),
  ];
  expect(papers.map(epcText)).toEqual(papers.map(() => null));
});
