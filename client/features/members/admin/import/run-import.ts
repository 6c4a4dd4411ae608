import type { ApolloClient } from "@apollo/client";
import type { MemberImportOutcome } from "../../../../schema.generated.ts";
import { ImportMembersDocument, type ImportMembersMutation } from "./import.generated.ts";
import type { ImportLine } from "./import-rows.ts";

/** As many rows as the server takes at once. */
const BATCH = 100;

type Refusal = ImportMembersMutation["importMembers"]["refused"][number];

export interface ImportedLine {
  line: ImportLine;
  outcome: MemberImportOutcome;
  problems: Refusal["problems"];
}

interface ImportRun {
  client: ApolloClient;
  lines: ImportLine[];
  /** What was done before, if it is continued */
  done: ImportedLine[];
  isTrial: boolean;
  invites: boolean;
  onProgress: (done: ImportedLine[]) => void;
  signal: AbortSignal;
}

/** Sends the lines in batches, after those that are done. Throws what the server or network says. */
export async function runImport({
  client,
  lines,
  done,
  isTrial,
  invites,
  onProgress,
  signal,
}: ImportRun): Promise<ImportedLine[]> {
  const all = [...done];
  for (let from = all.length; from < lines.length && !signal.aborted; from += BATCH) {
    const batch = lines.slice(from, from + BATCH);
    const sent = batch.filter(({ sameAs }) => sameAs === undefined);
    const { data } = await client.mutate({
      mutation: ImportMembersDocument,
      variables: { rows: sent.map(({ row }) => row), dryRun: isTrial, invite: invites },
    });
    const { outcomes = [], refused = [] } = data?.importMembers ?? {};
    for (const line of batch) {
      const place = sent.indexOf(line);
      all.push({
        line,
        outcome: outcomes[place] ?? "REFUSED",
        problems: refused.find(({ row }) => row === place)?.problems ?? [],
      });
    }
    onProgress([...all]);
  }
  return all;
}
