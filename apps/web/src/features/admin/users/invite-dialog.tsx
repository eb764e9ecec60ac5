import { isAmong } from '@sizzle/domain/among.ts'
import { checkInvitation, INVITATION_DAYS, INVITED_ROLES, type InvitedRole } from '@sizzle/domain/people/invitation.ts'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { firstOfEach } from '../../../kit/field-problems.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import type { ProblemsAt } from '../../../kit/server/problems-at.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { firstWrongIn } from '../../../kit/unsaved.ts'
import { useIsHere, useWhileHere } from '../../../kit/use-is-here.ts'
import { Field } from '../../../ui/field.tsx'
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { templatesQuery } from '../../shared/email/email-query.ts'
import { InvitationLinkDialog } from './invitation-link-dialog.tsx'
import { LocationsField } from './locations-field.tsx'
import { ROLE_HINTS, ROLE_LABELS } from './user-words.ts'

/** Who comes to work here, as what and where; the rest is theirs. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const fields = useRef<HTMLDivElement>(null)
  const isByHand = useQuery(templatesQuery()).data?.emailEnabled === false
  const [madeFor, setMadeFor] = useState<string>()
  const isHere = useIsHere()
  const close = useWhileHere(onClose)
  const form = useInvitation(fields, (invited) => {
    if (isByHand && isHere.current) return setMadeFor(invited)
    toast('success', isByHand ? 'Invitation made' : 'Invitation sent', invited)
    close()
  })
  const { email, role, locationIds, problems, set } = form
  if (madeFor !== undefined) return <InvitationLinkDialog email={madeFor} onClose={onClose} />
  return (
    <DialogForm
      title="Invite a colleague"
      shape="sheet"
      keep="Cancel"
      act={isByHand ? 'Make the link' : 'Send invitation'}
      acting={isByHand ? 'Making the link…' : 'Sending…'}
      wish={form.wish}
      missing={missingOf(form)}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <div ref={fields} className="grid gap-4">
        {isByHand ? (
          <p className="flex gap-2.5 rounded-control bg-saffron-soft px-3.5 py-2 text-saffron-ink">
            <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0">
              No mail server is set, so no email is sent. You get a link to hand on, for {INVITATION_DAYS} days.
            </span>
          </p>
        ) : (
          <p className="text-soft">
            They get a link by email, for {INVITATION_DAYS} days, and choose their own password.
          </p>
        )}
        <Field
          label="Email"
          type="email"
          name="email"
          autoComplete="off"
          value={email}
          problem={problems.email}
          onChange={({ target }) => set({ email: target.value })}
        />
        <Select
          label="Role"
          value={role}
          options={INVITED_ROLES.map((one) => [one, ROLE_LABELS[one]] as const)}
          hint={ROLE_HINTS[role]}
          onChange={(value) => isAmong(INVITED_ROLES, value) && set({ role: value })}
        />
        {role !== 'admin' && (
          <LocationsField
            label="Locations (one or more)"
            chosen={locationIds}
            problem={problems.locationIds}
            onChange={(chosen) => set({ locationIds: chosen })}
          />
        )}
      </div>
    </DialogForm>
  )
}

type Entered = { readonly email: string; readonly role: InvitedRole; readonly locationIds: readonly string[] }

function missingOf({ email, role, locationIds }: Entered): string | undefined {
  const isNowhere = role !== 'admin' && locationIds.length === 0
  if (email.trim() === '') return isNowhere ? 'Enter an email and choose a location.' : 'Enter an email first.'
  return isNowhere ? 'Choose a location first.' : undefined
}

function useInvitation(fields: RefObject<HTMLElement | null>, onDone: (email: string) => void) {
  const [entered, setEntered] = useState<Entered>({ email: '', role: 'staff', locationIds: [] })
  const [problems, setProblems] = useState<ProblemsAt>({})
  const wish = useWish('/inviteUser', {
    onDone: ({ invitation }) => {
      onDone(invitation.email)
    },
    onSettled: () => askAgainAbout('user.changed'),
  })
  const submit = () => {
    const found = firstOfEach(checkInvitation(entered))
    flushSync(() => setProblems(found))
    if (Object.keys(found).length > 0) return firstWrongIn(fields.current)?.focus()
    wish.send({ ...entered, email: entered.email.trim(), locationIds: [...entered.locationIds] })
  }
  return {
    ...entered,
    problems,
    wish,
    submit,
    set: (changes: Partial<Entered>) => {
      setEntered((before) => ({ ...before, ...changes }))
      setProblems({})
    },
  }
}
