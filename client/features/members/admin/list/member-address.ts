/** The dashboard's URL for editing a member (specification, section 2). */
export const memberAddress = (id: string): string => `/dashboard/user/${id}/edit`;
