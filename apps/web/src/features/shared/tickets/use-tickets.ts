import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLive } from '../../../kit/live/use-live.ts'
import { askAgain, changeAnswer, isAsking } from '../../../kit/server/answers.ts'
import { askOnce } from '../../../kit/server/ask-once.ts'
import { createStore, useStore } from '../../../kit/store.ts'
import { type HeardTicks, hearTick, withOrder, withTicks } from './apply-tick.ts'
import { gatherOrders } from './gather-orders.ts'
import { type AskedStation, ticketsInput, ticketsQuery } from './tickets-query.ts'

const TOPICS = ['ticket.changed', 'order.changed', 'location.changed'] as const
/** More orders than this are asked for as the whole list. */
const MOST_APART = 5
const NO_TICKS: HeardTicks = new Map()

/** For all stations that this screen shows one after the other. */
const heardTicks = createStore(NO_TICKS)

/** The tickets of a station, or of all of them: ticks come with their events, changed orders are asked for one by one. */
export function useTickets(locationId: string, stationId: AskedStation) {
  const asked = ticketsQuery(locationId, stationId)
  const query = useQuery(asked)
  const [hearOrder] = useState(() =>
    gatherOrders(async (orderIds) => {
      // A list that is under way may have been read before the change.
      if (orderIds.length > MOST_APART || isAsking(asked)) return askAgain(asked)
      for (const orderId of orderIds) {
        const { orders } = await askOnce('/getTickets', { ...ticketsInput(locationId, stationId), orderId })
        changeAnswer(asked, (answer) => withOrder(answer, orderId, orders))
      }
    }),
  )
  useLive(TOPICS, (news) => {
    if (news.kind === 'resync') return void askAgain(asked)
    const { topic, id, version, ticks, locationId: at } = news.change
    if (at !== locationId) return
    if (ticks) heardTicks.set(hearTick(heardTicks.get(), id, { version, ticks }))
    else if (topic === 'order.changed') hearOrder(id)
    else void askAgain(asked)
  })
  const heard = useStore(heardTicks, NO_TICKS)
  const data = useMemo(() => query.data && withTicks(query.data, heard), [query.data, heard])
  return { ...query, data }
}
