import { useState } from 'react'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { useSession } from '../../../kit/session/session.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import type { User } from './users-query.ts'

/** Whether a colleague has one, and the way out for who has lost what it takes. */
export function SecondStepFact({ user, whyNot }: { user: User; whyNot: string | undefined }) {
  const [isAsking, setAsking] = useState(false)
  const session = useSession()
  const isOwn = session.state === 'ready' && session.user?.id === user.id
  const wish = useWish('/resetSecondFactor', {
    onDone: () => {
      setAsking(false)
      toast('success', 'The second step is removed', `${user.displayName} is signed out and got an email.`)
    },
    onSettled: () => askAgainAbout('user.changed'),
  })
  if (!user.hasSecondStep)
    return isOwn ? (
      <Link className="underline underline-offset-4" to="/profile#security">
        Set it up
      </Link>
    ) : (
      'Not set up. They do that in their profile.'
    )
  return (
    <>
      On
      {!isOwn && (
        <button
          type="button"
          className="-my-2.5 ml-2 min-h-11 px-1 font-semibold underline underline-offset-4 disabled:opacity-55"
          disabled={whyNot !== undefined}
          title={whyNot}
          onClick={() => setAsking(true)}
        >
          Remove…
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          question={`Remove the second step of ${user.displayName}? Do this only for somebody who has lost phone, recovery codes and passkeys, and whom you know to be the one asking. It signs them out everywhere.`}
          confirmLabel="Remove"
          isBusy={wish.isPending}
          whyNot={wish.whyNot}
          problem={wish.sentence}
          onConfirm={() => wish.send({ userId: user.id })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
