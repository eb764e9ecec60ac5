import { useState } from 'react'
import { hasMail } from '../../../kit/has-mail.ts'
import type { Profile } from '../../../kit/profile.ts'
import { useKeptFocus } from '../../../kit/use-kept-focus.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { Link } from '../../../ui/link.tsx'
import { Devices } from './devices.tsx'
import { OwnPin } from './own-pin.tsx'
import { BESIDE, PART_TITLE } from './part-title.ts'
import { PasswordForm } from './password-form.tsx'
import { SecondStep } from './second-step/second-step.tsx'

export function Security({ profile }: { profile: Profile }) {
  const worksHere = profile.role !== 'customer'
  return (
    <div className="flex flex-col gap-7">
      {profile.hasPassword ? <Password email={profile.email} /> : <NoPassword profile={profile} />}
      <SecondStep hasPassword={profile.hasPassword} worksHere={worksHere} />
      {worksHere && <OwnPin hasPassword={profile.hasPassword} />}
      <Devices />
    </div>
  )
}

/** Seldom changed: its fields come with a press. */
function Password({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false)
  const part = useKeptFocus<HTMLDivElement>(isOpen)
  return (
    <div ref={part}>
      {isOpen ? (
        <PasswordForm email={email} />
      ) : (
        <div className={BESIDE}>
          <div>
            <h3 className={PART_TITLE}>Password</h3>
            <p className="mt-1 text-soft text-pretty">A new password signs you out on your other devices.</p>
          </div>
          <button type="button" className={button('quiet', 'max-sm:mt-3')} onClick={() => setOpen(true)}>
            Change password
          </button>
        </div>
      )}
    </div>
  )
}

function NoPassword({ profile }: { profile: Profile }) {
  const providers = profile.providers.join(' and ')
  return (
    <div className={BESIDE}>
      <div>
        <h3 className={PART_TITLE}>Password</h3>
        <p className="mt-1 max-w-[60ch] text-soft text-pretty">
          You sign in with {providers || 'another service'}, so this account has no password. You can choose one with a
          link {hasMail() ? 'to your email address' : 'from the restaurant'}.
        </p>
      </div>
      <Link to={paths.forgotPassword()} className={button('quiet', 'max-sm:mt-3')}>
        Choose a password
      </Link>
    </div>
  )
}
