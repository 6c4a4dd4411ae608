export const JOBS_ADDRESS = "/dashboard/jobs";

/** The editor of a job (specification, section 2). */
export const jobEditAddress = (id: string): string => `${JOBS_ADDRESS}/${id}/edit`;
