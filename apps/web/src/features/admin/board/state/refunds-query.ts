import { fromDollars, readRefunds } from '@sizzle/domain/order/read-order.ts'
import type { RefundToShow } from '@sizzle/domain/pricing/bill-rows.ts'
import { useQuery } from '@tanstack/react-query'
import { askInParts } from '../../../../kit/server/ask.ts'
import { askOnce } from '../../../../kit/server/ask-once.ts'
import type { BoardOrder } from './board-query.ts'

const NONE: readonly RefundToShow[] = []

type Refunds = {
  readonly isAsking: boolean
  /** Undefined as long as they are not known. */
  readonly rows: readonly RefundToShow[] | undefined
}

/** What went back of an order with the part of each tax. Only its receipt says that, so it is asked for where money went back. */
export function useRefunds({ orderId, moneyBack: { refunded, underWay } }: BoardOrder, isWanted = true): Refunds {
  const isAsked = isWanted && refunded + underWay > 0
  const { data, isPending, fetchStatus } = useQuery({ ...refundsQuery(orderId), enabled: isAsked })
  if (!isAsked) return { isAsking: false, rows: NONE }
  // Without a connection nothing is on its way.
  return { isAsking: isPending && fetchStatus === 'fetching', rows: data }
}

/** Old with the order, as its details are. */
function refundsQuery(orderId: string) {
  return askInParts('/getOrderDetails', { orderId, part: 'refunds' }, async () => {
    const { order } = await askOnce('/getOrderDetails', { orderId })
    const { receipt } = await askOnce('/getOrderReceipt', { orderId, token: order.metadata.orderToken })
    return readRefunds(receipt.refunds, fromDollars)
  })
}
