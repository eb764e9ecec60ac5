import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../kit/live/use-live.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { applyTick, type HeardTick } from './apply-tick.ts'
import { type Station, ticketsQuery } from './tickets-query.ts'

const TICKS = ['ticket.changed'] as const

/** The tickets that a station's screen shows: ticks come with their events, everything else is asked for again. */
export function useTickets(locationId: string, station: Station) {
  const queries = useQueryClient()
  const asked = ticketsQuery(locationId, station)
  const query = useQuery(asked)
  const hear = (tick: HeardTick) =>
    void queries.setQueryData(asked.queryKey, (answer) => answer && applyTick(answer, tick))
  useLive(TICKS, (news) => {
    if (news.kind !== 'change' || !news.change.ticks || news.change.locationId !== locationId) return
    hear({ ticketId: news.change.id, version: news.change.version, ticks: news.change.ticks })
  })
  return query
}

/** Called with why a press was refused: it met something newer than what is shown. */
export type OnProblem = (sentence: string) => void

/** The tick of one line or one ticket: others can be pressed while this one is under way. */
export function useTick(ticketId: string, line: number | undefined, onProblem: OnProblem) {
  const told = { onFailed: (error: unknown) => onProblem(sentenceOf(error)) }
  const bump = useWish('/bumpTicket', told)
  const unbump = useWish('/unbumpTicket', told)
  return (isDone: boolean) => (isDone ? bump : unbump).send(line === undefined ? { ticketId } : { ticketId, line })
}
