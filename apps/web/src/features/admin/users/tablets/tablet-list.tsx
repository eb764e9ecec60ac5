import type { AskAnswer } from '@sizzle/contract/client.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { askAgain } from '../../../../kit/server/answers.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { problemOf } from '../../../../kit/server/problem-of.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { button } from '../../../../ui/button.ts'
import { dayOfHouse } from '../../../../ui/clock.ts'
import { heldIf } from '../../../../ui/held.ts'
import { quietDanger } from '../../../../ui/list/row-look.ts'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { RuleRow } from '../rule-row.tsx'
import { PairDialog } from './pair-dialog.tsx'

type Tablet = AskAnswer<'/getSharedTablets'>['tablets'][number]

/** Devices at a counter that people open by name and PIN. */
export function TabletList({ whyNot }: { whyNot: string | undefined }) {
  const [isPairing, setPairing] = useState(false)
  const { data, error, refetch } = useQuery({ ...ask('/getSharedTablets', {}), staleTime: 0 })
  return (
    <RuleRow
      id="shared-tablets"
      title="Shared tablets"
      hint={
        data?.tablets.length === 0
          ? 'At a counter that many use: people choose their name and type a PIN. Open this page on the tablet to pair it.'
          : undefined
      }
      tool={
        <button
          type="button"
          className={button('quiet', 'px-4!')}
          disabled={whyNot !== undefined}
          title={whyNot}
          onClick={() => setPairing(true)}
        >
          Pair this device
        </button>
      }
    >
      {error && (
        <LoadProblem isPart title="Failed to load the tablets" {...problemOf(error)} onRetry={() => void refetch()} />
      )}
      <ul className="relative max-h-80 divide-y divide-line overflow-y-auto">
        {data?.tablets.map((tablet) => (
          <Row key={tablet.id} tablet={tablet} whyNot={whyNot} />
        ))}
      </ul>
      {isPairing && <PairDialog onClose={() => setPairing(false)} />}
    </RuleRow>
  )
}

function Row({ tablet, whyNot }: { tablet: Tablet; whyNot: string | undefined }) {
  const { id, name, location, pairedBy, pairedAt, usedAt } = tablet
  const wish = useWish('/unpairTablet', {
    onDone: () => toast('success', 'Tablet unpaired', name),
    onFailed: (error) => toast('error', 'Failed to unpair the tablet', sentenceOf(error)),
    onSettled: () => askAgain('/getSharedTablets'),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <p className="min-w-0 grow basis-60">
        <span className="font-semibold break-words">{name}</span>
        <span className="block text-sm text-soft">
          {location.name} · paired by {pairedBy} on {dayOfHouse(pairedAt)} · used {dayOfHouse(usedAt)}
        </span>
      </p>
      <button
        type="button"
        className={quietDanger()}
        disabled={whyNot !== undefined}
        title={whyNot}
        onClick={() => wish.send({ tabletId: id })}
        {...heldIf(wish.isPending)}
      >
        Unpair<span className="sr-only"> {name}</span>
      </button>
    </li>
  )
}
