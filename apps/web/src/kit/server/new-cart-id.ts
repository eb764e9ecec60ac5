import { newActionKey } from '../api.ts'

/** For a cart that no storage knows. */
export function newCartId(): string {
  return newActionKey()
}
