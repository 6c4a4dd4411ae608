import type Stripe from "stripe";

type StripeOptions = NonNullable<ConstructorParameters<typeof Stripe>[1]>;

/** What the SDK sends its requests with. */
export type HttpClientInterface = NonNullable<StripeOptions["httpClient"]>;

export type HttpClientResponseInterface = Awaited<ReturnType<HttpClientInterface["makeRequest"]>>;
