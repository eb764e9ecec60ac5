import type { PostInput } from '@sizzle/contract/client.ts'
import { isRecord } from '@sizzle/domain/record.ts'
import { tillNumber, tillStop } from '@sizzle/domain/till/till.ts'
import { useEffect, useState } from 'react'
import type { QueueState } from '../../../../kit/offline/action-queue.ts'
import type { KeptAction } from '../../../../kit/offline/action-store.ts'
import { useDeviceQueue } from '../../../../kit/offline/device-queue.ts'
import { numbersLeft, silentMs, type TillBook, tillBook } from '../../../../kit/offline/till-book.ts'
import { useStore } from '../../../../kit/store.ts'
import { useOnline } from '../../../../kit/use-online.ts'

type TillInput = PostInput<'/takeTillOrder'>

/** An order that waits on this device, or that the server did not take. */
export type WaitingOrder = {
  readonly action: KeptAction
  readonly number: string
  readonly total: number
  readonly takenAt: string
}

export function ordersIn({ waiting, attention }: QueueState, code: string): WaitingOrder[] {
  return [...attention, ...waiting].flatMap((action) => {
    if (action.call !== '/takeTillOrder' || !isRecord(action.input)) return []
    // Kept by `takeAtTill` alone.
    const { letters, number, takenAt, order } = action.input as TillInput
    return [{ action, number: tillNumber(code, letters, number), total: order.pricing.total, takenAt }]
  })
}

export function stopAt(book: TillBook, waiting: number): string | null {
  return tillStop({ waiting, numbersLeft: numbersLeft(book), silentMs: silentMs(book) })
}

const LOOK_EVERY_MS = 15_000

/** How this till stands; nothing of it where this browser is none, or nobody was unlocked while the server was there. */
export function useTill() {
  const book = useStore(tillBook, null)
  const queue = useDeviceQueue()
  const isOnline = useOnline()
  const [, look] = useState(0)
  // The hours run out by themselves.
  useEffect(() => {
    if (isOnline || !book) return
    const timer = setInterval(() => look((n) => n + 1), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isOnline, book])
  if (!book) return undefined
  const orders = ordersIn(queue, book.location.code)
  return { book, orders, isOnline, stop: stopAt(book, orders.length) }
}

export type Till = NonNullable<ReturnType<typeof useTill>>
