import type { MessageKind } from '@sizzle/contract/messages.ts'
import type { Database } from '../kit/db/open.ts'
import { asPart, type Probe } from '../kit/probe.ts'
import { deliveryState } from './messages-list.sql.ts'

const NAMES: Record<MessageKind, string> = { email: 'mail', sms: 'sms' }
/** One failure may be chance; so many in a row are not. */
const FAILING_IN_A_ROW = 3
/** Nothing may wait longer without somebody hearing of it (messages 6). */
const OLDEST_SECONDS = 15 * 60
/** What a dead process was sending is taken up by another one within this. */
const LONGEST_PAST_LEASE_SECONDS = 60

/** How sending goes, judged by the last attempts of all processes; asking the provider itself would cost it a login each time. */
export function deliveryProbe(database: Database, kind: MessageKind, provider: string): Probe {
  return asPart(NAMES[kind], async () => {
    const state = await deliveryState(database.db, kind)
    const oldest = Math.round(state.oldest_seconds)
    const figures = {
      isLive: provider === 'captured' ? 0 : 1,
      waiting: state.waiting,
      oldestSeconds: oldest,
      pastLease: state.past_lease,
      failedToday: state.failed_today,
    }
    const said = state.last_error ?? 'no reason given'
    if (state.last_problem === 'login')
      return { status: 'down', cause: `The ${provider} provider refused our login: ${said}`, figures }
    if (state.failing >= FAILING_IN_A_ROW)
      return { status: 'degraded', cause: `The last ${state.failing} attempts by ${provider} failed: ${said}`, figures }
    if (state.campaign_error !== null)
      return { status: 'degraded', cause: `The letters of a campaign do not leave: ${state.campaign_error}`, figures }
    if (state.longest_past_lease_seconds > LONGEST_PAST_LEASE_SECONDS)
      return { status: 'degraded', cause: 'What a process that died was sending is not taken up', figures }
    if (oldest > OLDEST_SECONDS)
      return { status: 'degraded', cause: `A message has waited ${Math.round(oldest / 60)} minutes`, figures }
    return { status: 'ok', cause: '', figures }
  })
}
