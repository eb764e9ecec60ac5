import { getOrderDetails } from '@sizzle/contract/board.ts'
import { getMyOrders } from '@sizzle/contract/my-orders.ts'
import { getCustomerOrderDetails } from '@sizzle/contract/orders.ts'
import { getOrderReceipt } from '@sizzle/contract/receipts.ts'
import { bodyOf } from './body-of.ts'
import { rowsOfPdf } from './read-pdf.ts'
import type { Caller, Reply, TestApp } from './test-app.ts'

export type Readers = {
  readonly app: TestApp
  readonly admin: Caller
  readonly guest: Caller
  /** Of the order, if it belongs to an account. */
  readonly owner?: Caller
}

/** Everything that an order shows to whom: the receipt's page and paper, the back office, its owner. */
export async function whatAnOrderShows({ app, admin, guest, owner }: Readers, orderId: string) {
  const read = async (by: Caller, path: string) => withoutAddress(app, answered(await by.get(path)))
  const details = bodyOf(getOrderDetails, await read(admin, `/getOrderDetails?orderId=${orderId}`)).order
  const link = `orderId=${orderId}&token=${details.metadata.orderToken}`
  const { order, ...receipt } = bodyOf(getOrderReceipt, await read(guest, `/getOrderReceipt?${link}`))
  const shown = { details, order, receipt, paper: await paperOf(app, receipt.receipt.pdfUrl) }
  if (!owner) return shown
  const own = bodyOf(getCustomerOrderDetails, await read(owner, `/getCustomerOrderDetails?orderId=${orderId}`)).order
  const { orders } = bodyOf(getMyOrders, await read(owner, '/getMyOrders?limit=100'))
  return { ...shown, own, listed: orders.find(({ id }) => id === orderId) }
}

// The port is another one at each start.
const HERE = 'http://here'

function withoutAddress(app: TestApp, reply: Reply): Reply {
  const body = JSON.stringify(reply.body).replaceAll(`http://localhost:${new URL(app.url).port}`, HERE)
  return { ...reply, body: JSON.parse(body) as Reply['body'] }
}

function answered(reply: Reply): Reply {
  if (reply.status !== 200) throw new Error(`answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply
}

async function paperOf(app: TestApp, pdfUrl: string): Promise<string[]> {
  const answer = await fetch(pdfUrl.replace(HERE, app.url))
  return rowsOfPdf(Buffer.from(await answer.arrayBuffer()))
}
