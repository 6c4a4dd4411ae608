/** The width of every section of a public page: 1160 of content (look/README: grid). */
export const container = "mx-auto w-full max-w-[1200px] px-5";
