import type createClient from 'openapi-fetch'
import type { components, operations, paths } from './openapi-types.d.ts'

// Checked by the compiler alone: each line below is an error when an `any` is anywhere in what was generated.
type IsAny<T> = 0 extends 1 & T ? true : false
/** A choice holds choices, and so on without end: this deep nothing new is found. */
type Deepest = { length: 20 }
/** Whether an `any` stands at `T` or inside of it. */
type HoldsAny<T, Depth extends unknown[] = []> =
  IsAny<T> extends true ? true : Depth extends Deepest ? false : T extends object ? HoldsAnyIn<T, Depth> : false
type HoldsAnyIn<T extends object, Depth extends unknown[]> = true extends {
  [K in keyof T]-?: HoldsAny<T[K], [...Depth, 0]>
}[keyof T]
  ? true
  : false

type False<T extends false> = T
type True<T extends true> = T

export type InTheDocument = [False<HoldsAny<paths>>, False<HoldsAny<components>>, False<HoldsAny<operations>>]

export type SeenWhenThere = [
  // biome-ignore lint/suspicious/noExplicitAny: shows that the check above sees one
  True<HoldsAny<{ a: { b?: any } }>>,
  // biome-ignore lint/suspicious/noExplicitAny: shows that the check above sees one
  True<HoldsAny<{ a: string; list: { b: any }[] }>>,
  False<HoldsAny<{ a: { b?: unknown }; list: { c: string }[] }>>,
]

declare const client: ReturnType<typeof createClient<paths>>

/** What does not fit the document does not compile. */
export async function mistakes() {
  // @ts-expect-error an address that is not there
  await client.GET('/getActiveLocation')
  // @ts-expect-error the location is missing
  await client.GET('/getLocationMenu', { params: { query: {} } })
  // @ts-expect-error text instead of a number
  await client.GET('/getMyOrders', { params: { query: { limit: 'ten' } } })
  // @ts-expect-error no status of an order
  await client.POST('/updateOrderStatus', { body: { orderId: '1', status: 'eaten' } })
  const { data, error } = await client.GET('/getCustomerOrderDetails', { params: { query: { orderId: '1' } } })
  // @ts-expect-error no status of an order
  if (data?.order.status === 'eaten') return undefined
  // @ts-expect-error no code of this call
  if (error?.code === 'slot_full') return undefined
  // @ts-expect-error no field of an order
  return data?.order.price
}
