import * as contract from '@sizzle/contract/locations-office.ts'
import { isLocationIdText } from '@sizzle/domain/locations/location-id.ts'
import { firstFreeCode } from '@sizzle/domain/locations/order-code.ts'
import { provinceOfPostalCode } from '@sizzle/domain/locations/tax-preview.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { putInCategories } from '../built-in/put-in.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { operation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { columnsOf, NEW_LOCATION, problemsIn, tidy } from './location-state.ts'
import { codesInUse, insertLocation, lockCodes, takenIds } from './managed.sql.ts'
import { presentOneManaged } from './present-managed.ts'
import { zoneProblem } from './zone-problem.ts'

export const addLocation = operation(contract.addLocation, async ({ id, ...wish }, { tx, who, now, requestId }) => {
  const person = personOf(who)
  if (!isLocationIdText(id)) return refuse({ code: 'location_id_invalid' })
  await lockCodes(tx)
  const inUse = await codesInUse(tx, id)
  const state = tidy({
    ...NEW_LOCATION,
    ...wish,
    code: wish.code ?? firstFreeCode(wish.name, (code) => inUse.has(code)) ?? '',
    province: wish.province ?? provinceOfPostalCode(wish.postalCode),
  })
  const problem = refuseInput([...problemsIn(id, state), ...(await zoneProblem(tx, state.timeZone))])
  if (problem) return problem
  if ((await takenIds(tx, [id])).size > 0) return refuse({ code: 'location_id_taken', id })
  if (inUse.has(state.code)) return refuse({ code: 'location_code_taken', orderCode: state.code })

  const added = await insertLocation(tx, id, columnsOf(state), { userId: person.userId, now })
  if (!added) return refuse({ code: 'location_id_taken', id })
  await putInCategories(tx, id)
  await addAudit(tx, person, requestId, {
    action: 'addLocation',
    subject: `location:${id}`,
    locationId: id,
    after: state,
  })
  await announce(tx, 'location.changed', { id, version: 1, locationId: id })
  return ok({ location: await presentOneManaged(tx, id, now) })
})
