/** Pages that people agree to: they say which version is in force, and their paragraphs are numbered. */
const LEGAL = ["terms-and-conditions", "privacy-policy"];

export const isLegal = (slug: string): boolean => LEGAL.includes(slug);
