/** A web URL, without the punctuation of the sentence around it. */
const link = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'’])/g;

export const linksIn = (text: string): string[] => text.match(link) ?? [];
