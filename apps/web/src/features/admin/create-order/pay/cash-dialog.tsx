import type { Cents } from '@sizzle/domain/money/cents.ts'
import { cashQuestion } from '@sizzle/domain/order/staff-order.ts'
import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'
import { inCoins } from '@sizzle/domain/pricing/tenders.ts'
import { useState } from 'react'
import { useBackStep } from '../../../../kit/use-back-step.ts'
import { button } from '../../../../ui/button.ts'
import { heldIf } from '../../../../ui/held.ts'
import { rowsInCash, TakeCashDialog } from '../../../shared/cash/take-cash-dialog.tsx'
import { CashPartDialog } from './cash-part-dialog.tsx'

type CashDialogProps = {
  /** Of the guest, as it was entered. */
  name: string
  pricing: Pricing
  isBusy: boolean
  problem: string | undefined
  onReceived: () => void
  /** So much is in the drawer; the rest is paid by a link. */
  onPart: (part: Cents) => void
  onLater: () => void
  /** Without a network all of it is taken, and now. */
  isWhole?: boolean
  onClose: () => void
}

/** The question names what lies on the counter, in coins (money 65). Back closes it: the order is there as it was entered. */
export function CashDialog(props: CashDialogProps) {
  const { name, pricing, isBusy, problem, onReceived, onPart, onLater, isWhole = false, onClose } = props
  const [isPart, setPart] = useState(false)
  useBackStep(() => {
    if (!isPart) onClose()
    setPart(false)
    return isPart ? 'open' : 'closed'
  })
  if (isPart) {
    const part = { total: pricing.total, isBusy, problem, onReceived: onPart }
    return <CashPartDialog {...part} onClose={() => setPart(false)} />
  }
  const { subtotal, tip, tax, total } = pricing
  const coins = inCoins(total)
  const sums = [
    { label: 'Subtotal', amount: subtotal },
    { label: 'Tip', amount: tip },
    { label: 'Tax', amount: tax },
    { label: 'Total', amount: total },
  ]
  return (
    <TakeCashDialog
      label={cashQuestion(coins)}
      whose={name}
      due={coins}
      rows={rowsInCash(sums, coins - total, coins)}
      keep="Cancel"
      acting="Placing the order…"
      isActFirst
      press={`create order ${coins}`}
      wish={{ isPending: isBusy, sentence: problem }}
      more={
        isWhole ? undefined : (
          <>
            <button
              type="button"
              className="mr-auto min-h-11 font-semibold underline underline-offset-4 max-sm:basis-full"
              onClick={() => setPart(true)}
              {...heldIf(isBusy)}
            >
              Part in cash, rest by link
            </button>
            <button type="button" className={button('quiet')} onClick={onLater} {...heldIf(isBusy)}>
              Collect later
            </button>
          </>
        )
      }
      onReceived={onReceived}
      onClose={onClose}
    />
  )
}
