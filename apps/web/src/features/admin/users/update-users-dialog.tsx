import type { PostInput } from '@sizzle/contract/client.ts'
import { ROLES, type Role } from '@sizzle/domain/people/rights.ts'
import { useState } from 'react'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { Check } from '../../../ui/form/check.tsx'
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { LocationsField } from './locations-field.tsx'
import { ROLE_LABELS, usersOf } from './user-words.ts'

const ROLE_CHOICES = [['', 'Leave as it is'], ...ROLES.map((role) => [role, ROLE_LABELS[role]] as const)] as const
const STATE_CHOICES = [
  ['', 'Leave as it is'],
  ['active', 'Active'],
  ['inactive', 'Inactive'],
] as const

type UpdateUsersDialogProps = { userIds: readonly string[]; onDone: () => void; onClose: () => void }

/** One change for everybody who is chosen. */
export function UpdateUsersDialog({ userIds, onDone, onClose }: UpdateUsersDialogProps) {
  const [role, setRole] = useState<Role>()
  const [isActive, setActive] = useState<boolean>()
  const [locationIds, setLocations] = useState<readonly string[]>()
  const wish = useWish('/updateUsers', {
    close: onDone,
    onDone: ({ updated }) => {
      toast('success', `${usersOf(updated)} updated`)
    },
    onSettled: () => askAgainAbout('user.changed'),
  })
  const updates: PostInput<'/updateUsers'>['updates'] = {
    ...(role === undefined ? {} : { role }),
    ...(isActive === undefined ? {} : { isActive }),
    ...(locationIds === undefined ? {} : { locationIds: [...locationIds] }),
  }
  const isNothing = Object.keys(updates).length === 0
  return (
    <DialogForm
      title={`Update ${usersOf(userIds.length)}`}
      keep="Cancel"
      act={`Update ${usersOf(userIds.length)}`}
      acting="Updating…"
      wish={wish}
      problem={wish.sentence && `Failed to update users: ${wish.sentence}`}
      isReady={!isNothing}
      onSubmit={() => wish.send({ userIds: [...userIds], updates })}
      onClose={onClose}
    >
      <Select
        label="Role"
        value={role ?? ''}
        options={ROLE_CHOICES}
        onChange={(value) => setRole(ROLES.find((one) => one === value))}
      />
      <Select
        label="Status"
        value={isActive === undefined ? '' : isActive ? 'active' : 'inactive'}
        options={STATE_CHOICES}
        onChange={(value) => setActive(value === '' ? undefined : value === 'active')}
      />
      {isActive === false && <p className="text-soft">They are signed out at once and can no longer sign in.</p>}
      <Check
        label="Set their locations"
        checked={locationIds !== undefined}
        onChange={(isSet) => setLocations(isSet ? [] : undefined)}
      />
      {locationIds && (
        <LocationsField
          chosen={locationIds}
          hint="They replace the locations that each of them has now."
          onChange={setLocations}
        />
      )}
    </DialogForm>
  )
}
