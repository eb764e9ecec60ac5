import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgain } from '../../../kit/server/answers.ts'
import { ask } from '../../../kit/server/ask.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { heldIf } from '../../../ui/held.ts'

const WHY = { bounced: 'Mail came back', complained: 'Complained of an offer' } as const

/** Addresses that get no offers whatever their owners said; nothing at all while there are none. */
export function Suppressions() {
  const { data } = useQuery(ask('/getSuppressions', {}))
  const lift = useWish('/liftSuppression', {
    onDone: ({ message }) => toast('success', message),
    onFailed: (error) => toast('error', sentenceOf(error)),
    onSettled: () => askAgain('/getSuppressions'),
  })
  const isOnline = useOnline()
  if (!data || data.total === 0) return null
  const { suppressions, total } = data
  return (
    <section aria-labelledby="no-offers" className="grid gap-3">
      <h2 id="no-offers" className="text-xl">
        Addresses that get no offers ({total.toLocaleString('en-CA')})
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {suppressions.map(({ email, reason, note }) => (
          <li key={email} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <div className="min-w-0 grow">
              <p className="break-all font-semibold">{email}</p>
              <p className="text-sm text-soft">{WHY[reason]}</p>
              {note && <p className="break-words text-sm text-soft">{note}</p>}
            </div>
            <button
              type="button"
              className={button('quiet', 'px-4!')}
              onClick={() => lift.send({ email })}
              title={isOnline ? undefined : NOT_OFFLINE}
              {...heldIf(lift.isPending || !isOnline)}
            >
              Take <span className="sr-only">{email}</span> off the list
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
