import { fullStop } from '@sizzle/domain/full-stop.ts'

/** Whoever is told a time after the doors have closed wonders whether it is meant. Apart, because the menu does without it. */
export function stillMade(closesFirst: string | null | undefined): string | undefined {
  return closesFirst ? `${fullStop(`We close at ${closesFirst}`)} Your order is still made.` : undefined
}
