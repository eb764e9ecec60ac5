import type { AccountParts } from '../accounts/account-parts.ts'
import type { AnyOperation } from '../kit/operation.ts'
import { getProfile, updateProfile } from './update-profile.ts'
import { updateUser } from './update-user.ts'
import { uploadProfilePhoto } from './upload-profile-photo.ts'

export function peopleOperations(parts: AccountParts): AnyOperation[] {
  return [getProfile(parts), updateProfile(parts), uploadProfilePhoto(parts), updateUser]
}
