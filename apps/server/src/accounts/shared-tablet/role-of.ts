import type { Role } from '@sizzle/domain/people/rights.ts'
import { mustHaveSecondFactor } from '@sizzle/domain/people/second-factor.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'

type Colleague = { readonly role: Role; readonly has_second_factor: boolean }

/** By a PIN: a manager at most. Where a second step is asked of the person, a PIN does not stand for it and opens what staff do. */
export function roleOf({ role, has_second_factor }: Colleague, settingOf: SettingOf): 'staff' | 'manager' {
  const needsCode = has_second_factor || mustHaveSecondFactor(settingOf('people.secondFactor'), role)
  return needsCode || role === 'staff' ? 'staff' : 'manager'
}
