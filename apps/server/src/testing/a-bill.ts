import { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import { validatePricing } from '@sizzle/contract/pricing.ts'
import type { Province } from '@sizzle/domain/pricing/presets.ts'
import type { ClassTaxLine, TaxClass } from '@sizzle/domain/pricing/tax-class.ts'
import { sql } from '../kit/db/sql.ts'
import { anOrder } from './an-order.ts'
import { bodyOf } from './body-of.ts'
import type { Caller, TestApp } from './test-app.ts'

type HasDatabase = Pick<TestApp, 'database'>

/** Where Truro's taxes come from, from now on. */
export type Taxed = {
  readonly kind: 'postal' | 'preset' | 'own'
  readonly province?: Province
  readonly lines?: readonly ClassTaxLine[]
  readonly postalCode?: string
  readonly registrations?: Readonly<Record<string, string>>
}

export function taxTruro({ database }: HasDatabase, taxed: Taxed) {
  return database.db.run(sql`
    update locations set tax_kind = ${taxed.kind}, tax_province = ${taxed.province ?? null},
      tax_lines = ${JSON.stringify(taxed.lines ?? [])}::jsonb, postal_code = ${taxed.postalCode ?? 'B6L 1X7'},
      tax_registrations = ${JSON.stringify(taxed.registrations ?? {})}::jsonb
    where id = 'truro'`)
}

export type Piece = { readonly price: number; readonly taxClass?: TaxClass }

/** A dish of this price on Truro's menu; the same one for the same price. */
export async function aDishOf({ database }: HasDatabase, { price, taxClass = 'prepared' }: Piece): Promise<string> {
  const id = `test-${taxClass}-${price}`.replaceAll('_', '-')
  await database.db.run(sql`
    insert into menu_items (location_id, id, category_id, name, description, price, tax_class)
    select 'truro', ${id}, min(id), ${`Dish of ${price}`}, '', ${price}, ${taxClass} from categories where location_id = 'truro'
    on conflict do nothing`)
  return id
}

/** What a screen does: it asks for the price of these items, and orders at that price. */
export async function orderAtPrice(
  app: HasDatabase,
  by: Caller,
  items: readonly object[],
  changes: Record<string, unknown> = {},
) {
  const { pricing: _, ...order } = await anOrder(app, {
    items,
    specialInstructions: crypto.randomUUID(),
    ...changes,
  })
  const quote = bodyOf(
    validatePricing,
    await by.post('/validatePricing', {
      items,
      tipAmount: order.tipAmount,
      frontendPricing: { subtotal: 0, tax: 0, tip: 0, total: 0 },
      location: order.location,
    }),
  )
  const priced = items.map((item, n) => ({ ...item, name: quote.items[n]?.name, price: quote.items[n]?.price }))
  const reply = await by.post('/createCustomerOrderCash', { ...order, items: priced, pricing: quote.pricing })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return { quote, order: bodyOf(createCustomerOrderCash, reply).order }
}

/** An order of one dish that costs exactly this with its tax; Truro must be untaxed. */
export async function anOrderOf(app: HasDatabase, by: Caller, total: number, tip = 0) {
  const id = await aDishOf(app, { price: total - tip })
  const { order } = await orderAtPrice(app, by, [{ id, quantity: 1 }], { tipAmount: tip / 100 })
  if (Math.round(order.pricing.total * 100) !== total) throw new Error(`it costs ${order.pricing.total}`)
  return order
}
