/** The dashboard's URLs of a project (specification, section 2). */
export const projectAddress = (id: string, tab?: string): string =>
  `/dashboard/projects/${id}${tab ? `?tab=${tab}` : ""}`;

export const projectEditAddress = (id: string): string => `/dashboard/projects/edit/${id}`;
