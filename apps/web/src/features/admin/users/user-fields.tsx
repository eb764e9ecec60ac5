import { isAmong } from '@sizzle/domain/among.ts'
import { MAX_REASON } from '@sizzle/domain/loyalty/adjust.ts'
import { ROLES } from '@sizzle/domain/people/rights.ts'
import { type ComponentProps, useState } from 'react'
import type { ProblemsAt } from '../../../kit/server/problems-at.ts'
import { Field } from '../../../ui/field.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Check } from '../../../ui/form/check.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { GroupsField } from './groups/groups-field.tsx'
import { LocationsField } from './locations-field.tsx'
import type { UserDraft } from './user-draft.ts'
import { ROLE_HINTS, ROLE_LABELS } from './user-words.ts'

type TextField = 'displayName' | 'phoneNumber' | 'totalOrders' | 'totalSpent' | 'loyaltyPoints' | 'reason'

type UserFieldsProps = {
  email: string
  draft: UserDraft
  problems: ProblemsAt
  set: (changes: Partial<UserDraft>) => void
}

type TextProps = Required<Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'>> & {
  problem: string | undefined
}

export function UserFields({ email, draft, problems, set }: UserFieldsProps) {
  const text = (name: TextField): TextProps => ({
    name,
    value: draft[name],
    problem: problems[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  // A colleague who never ordered has nothing to correct.
  const [hasSums] = useState(
    () => draft.role === 'customer' || Number(draft.totalOrders) + Number(draft.loyaltyPoints) > 0,
  )
  const isAtLocations = draft.role === 'staff' || draft.role === 'manager'
  const worksNowhere = draft.locationIds.length === 0 && draft.groupIds.length === 0
  return (
    <>
      <div className="grid items-start gap-x-3 gap-y-5 sm:grid-cols-2 sm:gap-y-1">
        <Field label="Display Name" autoComplete="off" {...text('displayName')} />
        <Field label="Phone Number" type="tel" autoComplete="off" {...text('phoneNumber')} />
        <Field
          label="Email"
          type="email"
          className="sm:col-span-2 sm:mt-4 [&_input]:text-ellipsis"
          value={email}
          title={email}
          readOnly
          hint="It cannot be changed here."
        />
        <Select
          label="Role"
          className="sm:col-span-2 sm:mt-4"
          value={draft.role}
          options={ROLES.map((one) => [one, ROLE_LABELS[one]] as const)}
          problem={problems.role}
          hint={ROLE_HINTS[draft.role]}
          onChange={(value) => isAmong(ROLES, value) && set({ role: value })}
        />
      </div>
      {isAtLocations && (
        <LocationsField
          chosen={draft.locationIds}
          problem={problems.locationIds}
          hint={worksNowhere ? 'Without a location they see no orders.' : undefined}
          onChange={(locationIds) => set({ locationIds })}
        />
      )}
      {isAtLocations && <GroupsField chosen={draft.groupIds} onChange={(groupIds) => set({ groupIds })} />}
      <div className="border-t border-line pt-4">
        <Check
          label="Active"
          hint="Inactive people are signed out at once and cannot sign in."
          checked={draft.isActive}
          onChange={(isActive) => set({ isActive })}
        />
      </div>
      {hasSums && <Sums {...{ draft, problems, text }} />}
    </>
  )
}

type SumsProps = Pick<UserFieldsProps, 'draft' | 'problems'> & { text: (name: TextField) => TextProps }

/** What a person's orders add up to, which hardly ever needs a hand; a field that is wrong is never hidden. */
function Sums({ draft: { totalOrders, totalSpent, loyaltyPoints }, problems, text }: SumsProps) {
  const isWrong = SUMS.some((name) => problems[name])
  const [seen, setSeen] = useState({ isWrong, times: 0 })
  // Opened anew each time that something in it is wrong, and not closed when that is mended.
  if (seen.isWrong !== isWrong) setSeen({ isWrong, times: seen.times + (isWrong ? 1 : 0) })
  return (
    <Fold
      key={seen.times}
      title={`Order totals: ${totalOrders} ${totalOrders === '1' ? 'order' : 'orders'}, $${totalSpent} spent, ${loyaltyPoints} ${loyaltyPoints === '1' ? 'point' : 'points'}`}
      className="border-t border-line pt-3"
      isOpenAtFirst={seen.times > 0}
    >
      <fieldset className="grid gap-4 pt-2 sm:grid-cols-3">
        <legend className="sr-only">Loyalty</legend>
        <Field label="Total Orders" inputMode="numeric" {...text('totalOrders')} />
        <Field label="Total Spent" inputMode="decimal" {...text('totalSpent')} />
        <Field label="Loyalty Points" inputMode="numeric" {...text('loyaltyPoints')} />
        <p className="text-sm text-soft sm:col-span-3">
          These are sums of the person’s orders. A change is kept as a correction, with your name and the reason.
        </p>
        <Field
          label="Reason for the correction"
          className="sm:col-span-3"
          maxLength={MAX_REASON}
          autoComplete="off"
          {...text('reason')}
        />
      </fieldset>
    </Fold>
  )
}

const SUMS = ['totalOrders', 'totalSpent', 'loyaltyPoints', 'reason'] as const
