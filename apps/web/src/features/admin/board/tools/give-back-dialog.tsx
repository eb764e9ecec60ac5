import { leftByHand } from '@sizzle/domain/payment/money-back.ts'
import { useQuery } from '@tanstack/react-query'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { inCents } from '../../../../ui/money-back.ts'
import { GiveCashBackDialog } from '../../../shared/approval/give-cash-back-dialog.tsx'
import { orderQuery } from '../state/board-query.ts'

type GiveBackDialogProps = { orderId: string; onClose: () => void }

/** The order's own words for the question whether its cash is back with the customer. */
export function GiveBackDialog({ orderId, onClose }: GiveBackDialogProps) {
  const { data: order } = useQuery(orderQuery(orderId))
  if (!order) return null
  return (
    <GiveCashBackDialog
      order={{ orderId, shortNumber: order.shortNumber, customerName: order.customerInfo.name }}
      amount={leftByHand(inCents(order)) / 100}
      onClose={onClose}
      onSettled={() => void askAgainAbout('order.changed')}
    />
  )
}
