/** The wire speaks dollars, the cart's rules speak cents. */
export function inCents(dollars: number): number {
  return Math.round(dollars * 100)
}
