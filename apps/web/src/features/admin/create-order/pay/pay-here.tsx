import type { BillRow } from '@sizzle/domain/pricing/bill-rows.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { toCents } from '../../../../ui/money.ts'
import { PaymentDialog } from '../../../shared/payment-dialog/payment-dialog.tsx'
import type { ShownLink } from '../../../shared/payment-link/payment-link-query.ts'

/** The customer stands here and types the card into this device; from the provider's page a button leads back. */
export function PayHere({ shown, onClose }: { shown: ShownLink; onClose: () => void }) {
  const { link, pricing, customerEmail } = shown
  return (
    <PaymentDialog
      session={{ paymentUrl: `${link.paymentLink}?desk`, total: toCents(link.amount), expiresAt: link.expiresAt }}
      sums={pricing ? sumsOf(pricing) : []}
      payer={{ name: link.customerName, email: customerEmail }}
      onLeave={NOTHING_TO_KEEP}
      onClose={onClose}
      onRenew={() => {
        onClose()
        void askAgainAbout('payment.changed')
      }}
    />
  )
}

/** The link stands in the draft already. */
const NOTHING_TO_KEEP = () => undefined

function sumsOf({ subtotal, tax, tip, total }: NonNullable<ShownLink['pricing']>): BillRow[] {
  const row = (kind: 'subtotal' | 'tax' | 'tip' | 'total', label: string, amount: number): BillRow => ({
    kind,
    label,
    amount: toCents(amount),
    mark: '',
    note: '',
  })
  return [
    row('subtotal', 'Subtotal', subtotal),
    row('tax', 'Tax', tax),
    ...(tip > 0 ? [row('tip', 'Tip', tip)] : []),
    row('total', 'Total', total),
  ]
}
