import { isDeepStrictEqual } from 'node:util'
import * as contract from '@sizzle/contract/chain-hours.ts'
import { DEFAULT_DAY_ENDS_AT } from '@sizzle/domain/hours/business-date.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import type { HoursException } from '@sizzle/domain/hours/opening-hours.ts'
import { statutoryDays } from '@sizzle/domain/hours/statutory-days.ts'
import { checkExceptions } from '@sizzle/domain/locations/dated-rules.ts'
import { checkExceptionTimes } from '@sizzle/domain/locations/weekly-hours.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { operation, query } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { type ChainHoursRow, chainHours, lockChainHours, lockEveryLocation, saveChainHours } from './chain-hours.sql.ts'
import { byDate, wholeException } from './exceptions.ts'
import { shortenedProblem } from './hours-shortened.ts'

export const getChainHours = query(contract.getChainHours, async (_, { db, now }) => {
  const row = await chainHours(db)
  return ok({ ...presentChain(row), suggestions: statutoryDays(localAt('UTC', now).date) })
})

export const setChainHours = operation(contract.setChainHours, async (wish, { tx, who, now, requestId }) => {
  const person = personOf(who)
  const row = await lockChainHours(tx)
  if (row.version !== wish.expectedVersion) return changedMeanwhile(row, now)
  const [before, after] = [row.exceptions.map(wholeException), wish.exceptions.map(wholeException).toSorted(byDate)]
  if (isDeepStrictEqual(before, after)) return ok(presentChain(row))
  const places = await lockEveryLocation(tx)
  // The business day that ends first: these hours hold everywhere.
  const [dayEndsAt = DEFAULT_DAY_ENDS_AT] = places.map(({ day_ends_at }) => day_ends_at).sort()
  const entered = wish.exceptions.map(wholeException)
  const problem = refuseInput([...checkExceptions(entered), ...checkExceptionTimes(entered, dayEndsAt)])
  if (problem) return problem
  if (!wish.keepThem) {
    const changed = places.map((place) => ({ before: place, after: { ...place, chain_exceptions: after } }))
    const shortened = await shortenedProblem(tx, changed, datesThatDiffer(before, after), now)
    if (shortened) return shortened
  }

  await saveChainHours(tx, after, { userId: person.userId, now })
  await addAudit(tx, person, requestId, {
    action: 'setChainHours',
    subject: 'chain-hours',
    before: { exceptions: before },
    after: { exceptions: after },
  })
  // One change for all of them: whoever shows a location asks again.
  await announce(tx, 'location.changed', { id: 'all' })
  return ok(presentChain(await chainHours(tx)))
})

function changedMeanwhile({ version, updated_at, updated_by_name }: ChainHoursRow, now: Date) {
  return refuse({
    code: 'chain_hours_changed',
    current: { version, changedBy: updated_by_name, changedAt: updated_at ?? now },
  })
}

function datesThatDiffer(before: readonly HoursException[], after: readonly HoursException[]): string[] {
  const has = (list: readonly HoursException[], one: HoursException) =>
    list.some((other) => other.date === one.date && isDeepStrictEqual(other, one))
  return [...before.filter((one) => !has(after, one)), ...after.filter((one) => !has(before, one))].map(
    ({ date }) => date,
  )
}

function presentChain({ exceptions, version, updated_at, updated_by_name }: ChainHoursRow) {
  return { exceptions: exceptions.map(wholeException), version, updatedAt: updated_at, updatedBy: updated_by_name }
}
