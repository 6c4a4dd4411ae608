/** What prices of the site may be in. */
export const PRICE_CURRENCIES = ["EUR", "NOK", "SEK", "DKK", "CHF", "GBP", "USD"] as const;
