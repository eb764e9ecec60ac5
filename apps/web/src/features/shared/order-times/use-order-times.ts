import type { Cart } from '@sizzle/domain/cart/cart.ts'
import { piecesIn } from '@sizzle/domain/cart/cart.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { everyMinute } from '../../../kit/every-minute.ts'
import { ask } from '../../../kit/server/ask.ts'
import { type OrderTimes, type TimeChoice, timeProblem } from './order-time.ts'

type TimesQuestion = {
  readonly locationId: string
  readonly orderType: OrderType
  readonly lines: Cart
  /** The day whose times are shown; empty: the first that has any. */
  readonly date: string
  /** What the location offers is known. */
  readonly isOn: boolean
}

/** When this cart can be had; asked anew for another cart, order type or day. */
export function useOrderTimes(question: TimesQuestion) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...ask('/getOrderTimes', asked(question)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: question.isOn,
  })
  // Slots pass and fill up without a word.
  const askAgain = useEffectEvent(() => {
    if (question.isOn) void refetch()
  })
  useEffect(() => everyMinute(() => askAgain()), [])
  return { times: data, error, isAnswered: data !== undefined && !isPlaceholderData, ask: refetch }
}

function asked({ locationId, orderType, lines, date }: TimesQuestion) {
  const dishes = [...new Set(lines.map(({ id }) => id))].join(',')
  return {
    locationId,
    orderType,
    // Before the first dish: when one can be had.
    items: String(Math.max(piecesIn(lines), 1)),
    ...(dishes !== '' && { dishes }),
    ...(date !== '' && { date }),
  }
}

/**
 * Where nothing can be had at once when the checkout opens, the first free time is proposed. Later on nothing is chosen
 * for anybody: a time that is gone is said.
 */
export function useProposedTime(
  times: OrderTimes | undefined,
  { form, edit }: { form: TimeChoice; edit: (changes: TimeChoice) => void },
): void {
  const isOpening = useRef(true)
  const propose = useEffectEvent((first: OrderTimes) => {
    const { next } = first
    if (form.when === 'asap' && timeProblem(form, first) !== null && next) {
      edit({ when: 'later', date: next.date, time: next.time })
    }
  })
  useEffect(() => {
    if (!times || !isOpening.current) return
    isOpening.current = false
    propose(times)
  }, [times])
}
