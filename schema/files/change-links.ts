export const createLink = (..._: unknown[]): never => {
  throw new Error("Not yet");
};
export const updateLink = (..._: unknown[]): never => {
  throw new Error("Not yet");
};
