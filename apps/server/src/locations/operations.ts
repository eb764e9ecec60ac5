import type { AnyOperation } from '../kit/operation.ts'
import { getActiveLocations, getLocation } from './get-locations.ts'

export const locationOperations: AnyOperation[] = [getActiveLocations, getLocation]
