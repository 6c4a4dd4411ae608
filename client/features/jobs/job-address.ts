export const JOBS_ADDRESS = "/dashboard/jobs";

/** The editor and the applications of a job (specification, section 2). */
export const jobEditAddress = (id: string): string => `${JOBS_ADDRESS}/${id}/edit`;
export const applicationsAddress = (id: string): string => `${JOBS_ADDRESS}/${id}/applications`;
