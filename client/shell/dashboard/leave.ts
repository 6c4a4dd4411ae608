/** Signs out; what that takes is loaded then. */
export async function leave(): Promise<void> {
  const { signOut } = await import("../../platform/session/sign-out.ts");
  await signOut();
}
