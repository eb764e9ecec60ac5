import { type Cents, formatCad } from '../money/cents.ts'
import { allocate } from '../pricing/allocate.ts'
import { type Bill, sumOf } from '../pricing/bill.ts'

/** The bill as the guest paid it: its tax is what was paid, whatever the rules of now would make it. */
export function paidBill(bill: Bill, tax: Cents): Bill {
  if (bill.tax === tax) return bill
  const [first] = bill.taxes
  const base = sumOf(bill.lines.flatMap(({ classes }) => classes))
  const stated = first
    ? bill.taxes
    : [{ name: 'Tax', ratePer100k: 0, base, amount: 0, registration: null, classes: [] }]
  const shares = allocate(
    tax,
    stated.map(({ amount }) => amount),
  )
  const taxes = stated.map((one, n) => ({ ...one, amount: shares[n] ?? 0 }))
  return { ...bill, taxes, tax, total: bill.subtotal + tax + bill.tip }
}

type Priced = { readonly name: string; readonly paid: Cents; readonly now: Cents | null }

/** What differs in money between what was paid and the menu of now. */
export function priceDifferences(
  lines: readonly Priced[],
  tax: { readonly paid: Cents; readonly now: Cents },
): string[] {
  return [
    ...lines.flatMap(({ name, paid, now }) =>
      now === null || now === paid ? [] : [`${name} was sold for ${formatCad(paid)}; the menu says ${formatCad(now)}.`],
    ),
    ...(tax.paid === tax.now ? [] : [`Tax of ${formatCad(tax.paid)} was taken; it should be ${formatCad(tax.now)}.`]),
  ]
}
