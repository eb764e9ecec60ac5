/** Whether the server answers at all, asked where something was met with silence. */
export async function isAnybodyThere(): Promise<boolean> {
  return await import('../calls/page-policy.ts').then(
    (policy) => policy.isAnybodyThere(),
    () => false,
  )
}
