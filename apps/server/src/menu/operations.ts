import type { AnyOperation } from '../kit/operation.ts'
import { getLocationMenu } from './get-location-menu.ts'

export const menuOperations: AnyOperation[] = [getLocationMenu]
