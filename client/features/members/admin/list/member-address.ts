/** Where a member is edited in the dashboard (specification, section 2). */
export const memberAddress = (id: string): string => `/dashboard/user/${id}/edit`;
