/** The width every band of a public page shares: 1160 of content (look/README: grid). */
export const container = "mx-auto w-full max-w-[1200px] px-5";
