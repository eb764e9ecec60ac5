import type { getChainHours } from '@sizzle/contract/chain-hours.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { checkExceptions } from '@sizzle/domain/locations/dated-rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { type ProblemsAt, problemsAt } from '../../../../kit/server/problems-at.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { type DateRow, dateRowOf, exceptionIn, statutoryRow } from './date-row.ts'

type Told = { readonly onDone: () => void; readonly onWrong: () => void }
type Entered = { readonly version: number; readonly rows: readonly DateRow[] }

/** The chain's dates as they are edited; what was entered stays until it is saved or replaced by this person. */
export function useChainHolidays({ onDone, onWrong }: Told) {
  const query = useQuery(ask('/getChainHours', {}))
  const [entered, setEntered] = useState<Entered>()
  const [problems, setProblems] = useState<ProblemsAt>({})
  const there = query.data && { version: query.data.version, rows: rowsOf(query.data) }
  const now = entered ?? there
  const tell = (found: ProblemsAt) => {
    flushSync(() => setProblems(found))
    onWrong()
  }
  const saving = useWish('/setChainHours', {
    close: onDone,
    onDone: () => toast('success', 'The holidays for all locations are saved'),
    onFailed: (error) => tell(problemsAt(error)),
    onSettled: () => askAgainAbout('location.changed'),
  })
  const change = (rows: readonly DateRow[]) => {
    if (now) setEntered({ version: now.version, rows })
    setProblems({})
    saving.reset()
  }
  const save = (keepThem = false) => {
    if (!now) return
    const exceptions = now.rows.map(exceptionIn)
    const found: ProblemsAt = {}
    for (const { field, sentence } of checkExceptions(exceptions)) found[field] ??= sentence
    if (Object.keys(found).length > 0) return tell(found)
    saving.send({ exceptions, expectedVersion: now.version, ...(keepThem && { keepThem }) })
  }
  const isOld = entered !== undefined && there !== undefined && there.version > entered.version
  return {
    query,
    rows: now?.rows ?? [],
    problems,
    saving,
    isChanged: entered !== undefined,
    /** Who was faster, while what is entered here is about an older calendar. */
    firstBy: isOld ? (query.data?.updatedBy ?? 'Somebody else') : undefined,
    shortened: saving.refusal?.code === 'hours_shortened' ? saving.refusal : undefined,
    change,
    save,
    keepMine: () => {
      if (there && entered) setEntered({ ...entered, version: there.version })
      saving.reset()
    },
    loadTheirs: () => {
      setEntered(undefined)
      saving.reset()
    },
  }
}

function rowsOf({ exceptions, suggestions }: WireOutputOf<typeof getChainHours>): DateRow[] {
  return exceptions.map((one, at) => {
    const day = suggestions.find(({ date }) => date === one.date)
    return day && one.closed ? statutoryRow({ date: one.date, name: one.name ?? day.name }) : dateRowOf(one, at)
  })
}
