import { accountParts } from '../accounts/account-parts.ts'
import type { House } from '../house.ts'
import type { Room } from '../kit/room.ts'
import { findCustomerByPhone } from './find-customer.ts'
import { getProfile, updateProfile } from './update-profile.ts'
import { updateUser } from './update-user.ts'
import { removeFile, uploadProfilePhoto } from './upload-profile-photo.ts'

/** What the house knows about people, and what they may change about themselves. */
export function peopleRoom(house: House): Room {
  const parts = accountParts(house)
  return {
    operations: [getProfile(parts), updateProfile(parts), uploadProfilePhoto(parts), updateUser, findCustomerByPhone],
    jobs: { 'remove-file': removeFile(parts.files) },
  }
}
