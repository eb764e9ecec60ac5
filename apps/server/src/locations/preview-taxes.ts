import * as contract from '@sizzle/contract/locations-office.ts'
import { businessDateOf } from '@sizzle/domain/hours/business-date.ts'
import { isLocalTime } from '@sizzle/domain/hours/local-time.ts'
import { storedTaxLine } from '@sizzle/domain/locations/dated-rules.ts'
import { isTimeZone, TIME_ZONE_INVALID } from '@sizzle/domain/locations/location-details.ts'
import { previewTaxes as preview } from '@sizzle/domain/locations/tax-preview.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { ok } from '@sizzle/domain/result.ts'
import { operation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { NEW_LOCATION, taxProblems } from './location-state.ts'

export const previewTaxes = operation(contract.previewTaxes, async (asked, { now }) => {
  const { tax, postalCode, province = null, taxRegistrations: registrations = {} } = asked
  const { timeZone: zone = NEW_LOCATION.timeZone, dayEndsAt = NEW_LOCATION.dayEndsAt } = asked
  const problem = refuseInput([
    ...problemsOf([['timeZone', !isTimeZone(zone) && TIME_ZONE_INVALID]]),
    ...taxProblems(tax),
  ])
  if (problem) return problem
  const today = businessDateOf({ zone, dayEndsAt: isLocalTime(dayEndsAt) ? dayEndsAt : NEW_LOCATION.dayEndsAt }, now)
  return ok(
    preview(
      {
        tax: tax.kind === 'own' ? { ...tax, lines: tax.lines.map(storedTaxLine) } : tax,
        postalCode,
        province,
        registrations,
      },
      today,
    ),
  )
})
