import * as contract from '@sizzle/contract/locations-office.ts'
import {
  generateLocationId as generate,
  LOCATION_ID_VALID,
  locationIdProblem,
  locationIdTries,
} from '@sizzle/domain/locations/location-id.ts'
import { ok } from '@sizzle/domain/result.ts'
import { query } from '../kit/operation.ts'
import { takenIds } from './managed.sql.ts'

export const locationIdExists = query(contract.locationIdExists, async ({ id }, { db }) => {
  const taken = await takenIds(db, [id])
  const problem = locationIdProblem(id, (one) => taken.has(one))
  return ok({ exists: taken.has(id), isValid: problem === null, text: problem ?? LOCATION_ID_VALID })
})

export const generateLocationId = query(contract.generateLocationId, async ({ name }, { db }) => {
  const taken = await takenIds(db, locationIdTries(name))
  const id = generate(name, (one) => taken.has(one))
  return id.ok ? ok({ id: id.value }) : id
})
