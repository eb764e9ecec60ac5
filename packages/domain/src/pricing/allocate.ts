import type { Cents } from '../money/cents.ts'

/**
 * Divides whole cents by weight. Everybody gets the share rounded down, and the cents that are left go to the largest
 * remainders, at a tie to the earlier place: the shares always add up to the whole (money 41). Where nothing has weight, the
 * first place bears it. Nobody gets more than the weight while the whole is not more than all weights together.
 */
export function allocate(whole: Cents, weights: readonly number[]): readonly Cents[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map((_, place) => (place === 0 ? whole : 0))
  const remainders = weights.map((weight) => (whole * weight) % sum)
  const shares = weights.map((weight, place) => (whole * weight - (remainders[place] ?? 0)) / sum)
  const left = whole - shares.reduce((total, share) => total + share, 0)
  const served = new Set(largestFirst(remainders).slice(0, left))
  return shares.map((share, place) => share + (served.has(place) ? 1 : 0))
}

function largestFirst(remainders: readonly number[]): readonly number[] {
  return remainders
    .map((remainder, place) => ({ remainder, place }))
    .sort((one, other) => other.remainder - one.remainder || one.place - other.place)
    .map(({ place }) => place)
}
