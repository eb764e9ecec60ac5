/** What is promised, and the breaches that would break it. The other breaches are about books that do not agree. */
const PROMISES: Readonly<Record<string, RegExp>> = {
  'confirmed and lost': /^(a confirmed order is lost|a paid order does not exist|a confirmed booking is lost)/,
  'cancelled and back': /^(a cancelled order goes on|a cancelled booking stands)/,
  doubled:
    /^(a wish has more than one order|a session has more than one order|a booking is there|somebody has two tables)/,
  overbooked: /^(a slot counts|the kitchen counts)/,
  'refunded wrong': /^(the provider sent back|a cancelled card order|the sums of a payment|a paid session has neither)/,
  'answered unexplained': /^nobody explains an answer/,
  'letters wrong': /^(a letter|an order does not have one sent|a cancelled order does not have one|a mail has|a text)/,
}

/** How often each promise was broken, and how many breaches are of no promise. */
export function brokenPromises(breaches: readonly string[]): [promise: string, count: number][] {
  const counted = Object.entries(PROMISES).map(([promise, isOfIt]): [string, number] => [
    promise,
    breaches.filter((breach) => isOfIt.test(breach)).length,
  ])
  const told = counted.reduce((sum, [, count]) => sum + count, 0)
  return [...counted, ['books that differ', breaches.length - told]]
}
