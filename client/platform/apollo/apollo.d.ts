import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";

declare module "@apollo/client" {
  // A component that spreads a fragment cannot read its fields (data masking).
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
