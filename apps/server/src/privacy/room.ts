import { accountParts } from '../accounts/account-parts.ts'
import type { House } from '../house.ts'
import type { Room } from '../kit/room.ts'
import { deleteMyAccount, downloadMyData, exportUserData } from './download-or-delete.ts'
import { mergeUsers } from './merge-accounts.ts'

/** Everything about one person, to be read or removed, across all rooms. */
export function privacyRoom(house: House): Room {
  const parts = accountParts(house)
  return {
    operations: [
      downloadMyData(parts),
      exportUserData(parts),
      mergeUsers,
      deleteMyAccount(parts, house.secrets.sessions),
    ],
  }
}
