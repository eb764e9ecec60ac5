/** One tab of this browser at a time; where the browser cannot say so, as if it were the only one. */
export async function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = 'locks' in navigator ? navigator.locks : undefined
  return locks ? await locks.request(name, work) : await work()
}
