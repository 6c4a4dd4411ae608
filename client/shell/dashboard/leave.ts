/** Signs out; the code for it is loaded when needed. */
export async function leave(): Promise<void> {
  const { signOut } = await import("../../platform/session/sign-out.ts");
  await signOut();
}
