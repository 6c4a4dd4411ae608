import type { FastifyInstance } from "fastify";

// The name is signed, too: the value of one cookie says nothing as the value of another.

export const signedCookie = (app: FastifyInstance, name: string, value: string): string =>
  app.signCookie(`${name}=${value}`);

/** The value of a cookie that this server has set under that name. */
export function readSignedCookie(
  app: FastifyInstance,
  name: string,
  signed: string | undefined,
): string | undefined {
  if (!signed) return undefined;
  const { valid, value } = app.unsignCookie(signed);
  return valid && value?.startsWith(`${name}=`) ? value.slice(name.length + 1) : undefined;
}
