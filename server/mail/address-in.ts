/** The address of a sender: of `Atelier <noreply@atelier.example>` what is in brackets. */
export const addressIn = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
