export const SOLUTIONS_ADDRESS = "/dashboard/solutions";

/** The editor of a solution (specification, section 2). */
export const solutionEditAddress = (id: string): string => `${SOLUTIONS_ADDRESS}/${id}/edit`;
