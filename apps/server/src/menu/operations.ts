import type { AnyOperation } from '../kit/operation.ts'
import { getLocationMenu, getTodaysSpecials } from './get-location-menu.ts'

export const menuOperations: AnyOperation[] = [getLocationMenu, getTodaysSpecials]
