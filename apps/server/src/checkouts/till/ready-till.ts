import * as contract from '@sizzle/contract/till.ts'
import { ok } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import { numbersToGive, seriesLetters } from '@sizzle/domain/till/till.ts'
import { lockTill, noteNumbersGiven } from '../../accounts/shared-tablet/tablets.sql.ts'
import { operation } from '../../kit/operation.ts'
import { locationById } from '../../locations/locations.sql.ts'
import { businessDateAt, taxesAt } from '../../locations/taxes-of.ts'
import { lastUsedNumber, otherTaxClasses } from './till.sql.ts'

/** Asked while there is a network: what the till needs when there is none. Numbers are given once, and never to two. */
export const readyTill = ({ settingOf }: { readonly settingOf: SettingOf }) =>
  operation(contract.readyTill, async ({ next }, { tx, who, now }) => {
    const till = who.deviceId === undefined ? undefined : await lockTill(tx, who.deviceId)
    const location = till && (await locationById(tx, till.location_id))
    if (!till || !location) return ok({ till: null })
    const used = await lastUsedNumber(tx, till)
    const { from, until } = numbersToGive({ given: till.numbers_given, used, next })
    if (until > till.numbers_given) await noteNumbersGiven(tx, till.id, until)
    const { id, name, code } = location
    return ok({
      till: {
        location: { id, name, code },
        letters: seriesLetters(till.series),
        from,
        until,
        now,
        taxes: taxesAt(location, businessDateAt(location, now), settingOf('business.taxNumber')),
        taxClasses: await otherTaxClasses(tx, id),
      },
    })
  })
