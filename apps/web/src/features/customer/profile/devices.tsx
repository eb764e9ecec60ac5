import type { AskAnswer } from '@sizzle/contract/client.ts'
import { UNKNOWN_DEVICE } from '@sizzle/domain/people/device-name.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgain, changeAnswer } from '../../../kit/server/answers.ts'
import { ask } from '../../../kit/server/ask.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { noteLeaving, noteStaying } from '../../../kit/session/expiry.ts'
import { arrive } from '../../../kit/session/sign-in.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { paths } from '../../../paths.ts'
import { useNavigate } from '../../../router/router.tsx'
import { button } from '../../../ui/button.ts'
import { deviceClock } from '../../../ui/clock.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { heldIf } from '../../../ui/held.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Parted } from '../../../ui/parted.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PART_TITLE } from './part-title.ts'

type OwnSession = AskAnswer<'/getMySessions'>['sessions'][number]
const SESSIONS = ask('/getMySessions', {})

/** Where the account is signed in, and the way to end it. */
export function Devices() {
  const { data, error, refetch } = useQuery({ ...SESSIONS, staleTime: 0 })
  const others = data?.sessions.filter(({ isThis }) => !isThis).length ?? 0
  return (
    <div className="grid items-center gap-x-8 gap-y-4 border-t border-line pt-6 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h3 className={PART_TITLE}>Where you are signed in</h3>
        {others > 0 && (
          <p className="mt-1 max-w-[60ch] text-soft text-pretty">
            A lost phone, a shared computer, a device that you do not know: sign it out here.
          </p>
        )}
      </div>
      {data ? (
        <>
          {/* Alone it is the end of its part, which has a line of its own. */}
          <ul className={`col-span-full divide-y divide-line ${others > 0 ? 'border-y border-line' : '-mt-5 -mb-3'}`}>
            {data.sessions.map((session) => (
              <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
                {session.isThis ? <ThisDevice session={session} /> : <OtherDevice session={session} />}
              </li>
            ))}
          </ul>
          {others > 0 && <Several others={others} />}
        </>
      ) : error ? (
        <div className="col-span-full">
          <LoadProblem sentence={sentenceOf(error)} onRetry={() => void refetch()} />
        </div>
      ) : (
        <Skeleton className="col-span-full h-24" />
      )}
    </div>
  )
}

/** Left by the menu of the page, as always; here it only has to be recognized. */
function ThisDevice({ session: { device } }: { session: OwnSession }) {
  const active = (
    <span key="active" className="font-semibold text-coriander">
      Active now
    </span>
  )
  return (
    <div>
      <p className="font-semibold">This device</p>
      <p className="text-sm text-soft">
        <Parted parts={device === UNKNOWN_DEVICE ? [active] : [device, active]} />
      </p>
    </div>
  )
}

function OtherDevice({ session: { id, device, begunAt, usedAt } }: { session: OwnSession }) {
  const clock = deviceClock()
  const wish = useWish('/endMySession', {
    onDone: () =>
      changeAnswer(SESSIONS, (known) => ({ ...known, sessions: known.sessions.filter((one) => one.id !== id) })),
    onFailed: () => void askAgain(SESSIONS),
  })
  const isGone = wish.refusal?.code === 'session_not_found'
  return (
    <>
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-soft">
          <Parted parts={[`Last active ${clock.day(usedAt)}`, `signed in ${clock.day(begunAt)}`]} />
        </p>
        <FormProblem sentence={wish.sentence} className="not-empty:mt-1" />
      </div>
      <button
        type="button"
        className={button('quiet')}
        aria-label={`Sign out ${device}`}
        onClick={() => wish.send({ sessionId: id })}
        {...heldIf(wish.isPending || isGone)}
      >
        Sign out
      </button>
    </>
  )
}

/** All others keeps this one; everywhere is for a person who leaves it, too. */
function Several({ others }: { others: number }) {
  const [asking, setAsking] = useState<'others' | 'everywhere'>()
  const close = () => setAsking(undefined)
  const endOthers = useWish('/endMyOtherSessions', {
    onDone: () => {
      close()
      changeAnswer(SESSIONS, (known) => ({ ...known, sessions: known.sessions.filter(({ isThis }) => isThis) }))
      toast('success', 'Every other device is signed out')
    },
    onFailed: () => void askAgain(SESSIONS),
  })
  const leave = useWish('/signOutEverywhere', { onFailed: noteStaying, onDone: useLeaving() })
  return (
    // On a wide screen it stands in the row of the heading.
    <div className="flex flex-wrap items-center gap-3 lg:col-start-2 lg:row-start-1 lg:flex-col lg:items-stretch">
      <button type="button" className={button('quiet', 'max-sm:w-full')} onClick={() => setAsking('others')}>
        {others === 1 ? 'Sign out the other device' : `Sign out all ${others} other devices`}
      </button>
      <button type="button" className={button('quiet', 'max-sm:w-full')} onClick={() => setAsking('everywhere')}>
        Sign out everywhere
      </button>
      {asking === 'others' && (
        <ConfirmDialog
          question="Sign out on every device but this one?"
          confirmLabel="Sign out all others"
          isBusy={endOthers.isPending}
          whyNot={endOthers.whyNot}
          problem={endOthers.sentence}
          onConfirm={() => endOthers.send({})}
          onClose={close}
        />
      )}
      {asking === 'everywhere' && (
        <ConfirmDialog
          question="Sign out on every device, this one included?"
          confirmLabel="Sign out everywhere"
          isBusy={leave.isPending}
          whyNot={leave.whyNot}
          problem={leave.sentence}
          onConfirm={() => {
            noteLeaving()
            leave.send({})
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

/** After the session of this screen has ended on purpose. */
function useLeaving() {
  const navigate = useNavigate()
  return () => {
    navigate(paths.login())
    toast('success', 'You are signed out on every device')
    void arrive().finally(noteStaying)
  }
}
