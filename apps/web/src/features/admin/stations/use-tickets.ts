import { useQuery } from '@tanstack/react-query'
import { useLive } from '../../../kit/live/use-live.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { changeAnswer } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { applyTick } from './apply-tick.ts'
import { type Station, ticketsQuery } from './tickets-query.ts'

const TICKS = ['ticket.changed'] as const

/** The tickets that a station's screen shows: ticks come with their events, everything else is asked for again. */
export function useTickets(locationId: string, station: Station) {
  const asked = ticketsQuery(locationId, station)
  const query = useQuery(asked)
  useLive(TICKS, (news) => {
    if (news.kind !== 'change' || !news.change.ticks || news.change.locationId !== locationId) return
    const { id, version, ticks } = news.change
    changeAnswer(asked, (answer) => applyTick(answer, { ticketId: id, version, ticks }))
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
