/** On a phone a row of cards is pushed sideways, from edge to edge; each card says how wide it is. */
export const pushedRow =
  "max-sm:-mx-5 max-sm:flex max-sm:snap-x max-sm:scroll-px-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:-my-1.5 max-sm:py-1.5 max-sm:*:shrink-0 max-sm:*:snap-start";
