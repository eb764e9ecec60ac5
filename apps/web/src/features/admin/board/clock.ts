/** Ends what may end in "p.m." already. */
export function fullStop(words: string): string {
  return words.endsWith('.') ? words : `${words}.`
}
