import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Profile } from '../../../kit/profile.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { noteLeaving, noteStaying } from '../../../kit/session/expiry.ts'
import { arrive } from '../../../kit/session/sign-in.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { PasswordForm } from './password-form.tsx'

export function Security({ profile }: { profile: Profile }) {
  return (
    <div className="flex flex-col gap-7">
      {profile.hasPassword ? <PasswordForm email={profile.email} /> : <NoPassword profile={profile} />}
      <Devices />
    </div>
  )
}

function NoPassword({ profile }: { profile: Profile }) {
  const providers = profile.providers.join(' and ')
  return (
    <div>
      <h3 className="text-lg">Password</h3>
      <p className="mt-1 max-w-[60ch] text-soft">
        You sign in with {providers || 'another service'}, so this account has no password. You can choose one with a
        link to your email address.
      </p>
      <Link to={paths.forgotPassword()} className={button('quiet', 'mt-3')}>
        Choose a password
      </Link>
    </div>
  )
}

function Devices() {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const leave = useWish('/signOutEverywhere', {
    onFailed: noteStaying,
    onDone: () => {
      void navigate(paths.login())
      toast('success', 'You are signed out on every device')
      void arrive().finally(noteStaying)
    },
  })
  return (
    <div className="border-t border-line pt-6">
      <h3 className="text-lg">Signed in somewhere else?</h3>
      <p className="mt-1 max-w-[60ch] text-soft">
        A lost phone, a shared computer: end every session of your account, this one included.
      </p>
      <button type="button" className={button('quiet', 'mt-3')} onClick={() => setAsking(true)}>
        Sign out everywhere
      </button>
      {isAsking && (
        <ConfirmDialog
          question="Sign out on every device, this one included?"
          confirmLabel="Sign out everywhere"
          isBusy={leave.isPending}
          problem={leave.sentence}
          onConfirm={() => {
            noteLeaving()
            leave.send({})
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
