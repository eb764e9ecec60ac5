import { canCancel, whyNot } from '@sizzle/domain/order/status.ts'
import { recordOf } from '@sizzle/domain/record.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { ask } from '../../../kit/server/ask.ts'
import { useLocation, useNavigate } from '../../../router/router.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import type { MyOrder } from './orders-query.ts'

/** The page of an order leads here to cancel it; the list may not have come to it yet (ordering 59). */
export function AskedToCancel() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const { cancel } = recordOf(state)
  if (typeof cancel !== 'string') return null
  // Loaded anew, the page does not ask again.
  const forget = () => navigate({}, { replace: true })
  return <Question key={cancel} orderId={cancel} onClose={forget} />
}

function Question({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(ask('/getCustomerOrderDetails', { orderId }))
  // What happens to the order meanwhile does not take the question away; the server has the last word.
  const [order, setOrder] = useState<MyOrder>()
  if (!order && data && canCancel(data.order)) setOrder(data.order)
  if (order) return <CancelDialog order={order} onDone={() => void askAgainAbout('order.changed')} onClose={onClose} />
  const why = data ? whyNot(data.order.status, 'cancelled') : error && sentenceOf(error)
  if (!why) return null
  return (
    <div className="mb-4">
      <LoadProblem isPart sentence={why} onRetry={data ? undefined : () => void refetch()} />
    </div>
  )
}
