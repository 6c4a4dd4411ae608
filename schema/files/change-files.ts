export const createFolder = (..._: unknown[]): never => {
  throw new Error("Not yet");
};
export const updateFile = (..._: unknown[]): never => {
  throw new Error("Not yet");
};
export const setFavorite = (..._: unknown[]): never => {
  throw new Error("Not yet");
};
export const moveFiles = (..._: unknown[]): never => {
  throw new Error("Not yet");
};
