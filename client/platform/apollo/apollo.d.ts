import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";

declare module "@apollo/client" {
  // Who spreads a fragment does not see its fields (data masking).
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
