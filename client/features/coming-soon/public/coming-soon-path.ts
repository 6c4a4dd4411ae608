export const COMING_SOON_PATH = "/coming-soon";
