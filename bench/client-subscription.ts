import { readFileSync } from "node:fs";
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { parse, print, separateOperations } from "graphql";

/** A subscription of the dashboard, as Apollo Client sends it. */
export function subscription(file: `client/${string}.graphql`, operation: string): string {
  const query = separateOperations(parse(readFileSync(file, "utf8")))[operation];
  if (!query) throw new Error(`${file} has no operation ${operation}`);
  let text = "";
  const link = new ApolloLink((sent) => {
    text = print(sent.query);
    return new Observable((events) => events.complete());
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link, dataMasking: true });
  client.subscribe({ query }).subscribe({});
  return text;
}
