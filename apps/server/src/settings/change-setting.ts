import * as contract from '@sizzle/contract/settings.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { SETTINGS, type SettingJson, type SettingName, settingProblem } from '@sizzle/domain/settings/settings.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { operation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { locationById } from '../locations/locations.sql.ts'
import { presentSetting } from './present-setting.ts'
import type { SettingReader } from './setting-reader.ts'
import { peopleWithoutSecondStep, saveSetting, settingsAt } from './settings.sql.ts'

const FOR_THE_HOUSE = 'This setting holds for all locations'

export function changeSetting({ fixed }: Pick<SettingReader, 'fixed'>) {
  return operation(contract.changeSetting, async (wish, { tx, who, now, requestId }) => {
    const person = personOf(who)
    const { name, locationId = null, expectedVersion } = wish
    const problem = refuseInput(problemsIn(name, locationId, wish.value))
    if (problem) return problem
    if (locationId !== null && !(await locationById(tx, locationId))) return refuse({ code: 'location_not_found' })
    if (fixed[name] !== undefined) return refuse({ code: 'setting_fixed' })
    const rows = await settingsAt(tx, locationId)
    const before = presentSetting(name, { fixed, locationId, rows })
    if (before.version !== expectedVersion) return refuse({ code: 'setting_changed' })

    const value = SETTINGS[name].read(wish.value) ?? null
    const saved = await saveSetting(tx, { locationId, name, value, by: person.userId }, expectedVersion, now)
    // Changed since it was read here.
    if (!saved) return refuse({ code: 'setting_changed' })
    await addAudit(tx, person, requestId, {
      action: 'changeSetting',
      subject: `setting:${name}`,
      locationId,
      before: { value: before.value, from: before.from },
      after: { value },
    })
    const about = { id: name, version: saved.version, ...(locationId === null ? {} : { locationId }) }
    await announce(tx, 'settings.changed', about)
    if (name === 'people.secondFactor') await reopenStreamsOfHeldBack(tx)
    return ok({ setting: presentSetting(name, { fixed, locationId, rows: await settingsAt(tx, locationId) }) })
  })
}

/** Streams keep the rights with which they were opened: they close, and come back with those of now. */
async function reopenStreamsOfHeldBack(tx: Tx): Promise<void> {
  for (const { id } of await peopleWithoutSecondStep(tx)) await announce(tx, 'session.ended', { id: 'all', userId: id })
}

/** Null is no value: it takes back what was set. */
function problemsIn(name: SettingName, locationId: string | null, value: SettingJson) {
  return problemsOf([
    ['locationId', locationId !== null && SETTINGS[name].scope === 'house' && FOR_THE_HOUSE],
    ['value', value !== null && settingProblem(name, value)],
  ])
}
