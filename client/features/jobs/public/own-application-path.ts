/** In place of the secret, once the application is deleted. */
export const DELETED = "deleted";

/** The page of an application for its applicant. */
export const ownApplicationPath = (token: string): string => `/careers/applications/${token}`;
