import type { Cents } from '@sizzle/domain/money/cents.ts'
import { cashQuestion } from '@sizzle/domain/order/staff-order.ts'
import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'
import { inCoins } from '@sizzle/domain/pricing/tenders.ts'
import { useState } from 'react'
import { useBackStep } from '../../../../kit/use-back-step.ts'
import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { CashGiven } from '../../../shared/cash/cash-given.tsx'
import { CashPartDialog } from './cash-part-dialog.tsx'
import { PriceRows } from './price-breakdown.tsx'

type CashDialogProps = {
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
  const { pricing, isBusy, problem, onReceived, onPart, onLater, isWhole = false, onClose } = props
  const [isPart, setPart] = useState(false)
  useBackStep(() => {
    if (!isPart) onClose()
    setPart(false)
    return isPart ? 'open' : 'closed'
  })
  const coins = inCoins(pricing.total)
  const question = cashQuestion(coins)
  if (isPart) {
    const part = { total: pricing.total, isBusy, problem, onReceived: onPart }
    return <CashPartDialog {...part} onClose={() => setPart(false)} />
  }
  return (
    <Dialog label={question} onClose={onClose}>
      <div className="grid gap-4 p-6">
        <p className="font-display text-xl leading-snug">{question}</p>
        <PriceRows pricing={pricing} order={['subtotal', 'tip', 'tax']} coins={coins} />
        <CashGiven due={coins} />
        <FormProblem className="empty:-mb-4" sentence={problem} />
        {!isWhole && (
          <button
            type="button"
            className="min-h-11 justify-self-start font-semibold underline underline-offset-4"
            disabled={isBusy}
            onClick={() => setPart(true)}
          >
            Part in cash, rest by link
          </button>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className={button('quiet', 'max-sm:grow')} onClick={onClose}>
            Cancel
          </button>
          {!isWhole && (
            <button type="button" className={button('quiet', 'max-sm:grow')} disabled={isBusy} onClick={onLater}>
              Collect later
            </button>
          )}
          <button
            ref={(element) => element?.setAttribute('autofocus', '')}
            type="button"
            className={button('primary', 'max-sm:grow')}
            disabled={isBusy}
            onClick={onReceived}
          >
            Cash received
          </button>
        </div>
      </div>
    </Dialog>
  )
}
