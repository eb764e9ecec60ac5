import { accountParts } from '../accounts/account-parts.ts'
import type { House } from '../house.ts'
import type { Room } from '../kit/room.ts'
import { exportUsers } from './export-users.ts'
import { findCustomerByPhone } from './find-customer.ts'
import { getUser, getUsers } from './get-users.ts'
import { getProfile, updateProfile } from './update-profile.ts'
import { deactivateUser, updateUser } from './update-user.ts'
import { updateUsers } from './update-users.ts'
import { removeFile, uploadProfilePhoto } from './upload-profile-photo.ts'
import { getUserAnalytics } from './user-analytics.ts'
import { getUserHistory } from './user-history.ts'
import { adjustLoyalty, getUserLedger } from './user-ledger.ts'
import { getUserNotes, saveUserNotes } from './user-notes.ts'

/** What the house knows about people, and what they may change about themselves. */
export function peopleRoom(house: House): Room {
  const parts = accountParts(house)
  return {
    operations: [
      getProfile(parts),
      updateProfile(parts),
      uploadProfilePhoto(parts),
      getUsers,
      getUser,
      getUserAnalytics(),
      updateUser,
      updateUsers,
      deactivateUser,
      exportUsers,
      getUserHistory,
      getUserLedger,
      adjustLoyalty,
      getUserNotes,
      saveUserNotes,
      findCustomerByPhone,
    ],
    jobs: { 'remove-file': removeFile(parts.files) },
  }
}
