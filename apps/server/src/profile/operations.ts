import type { AccountParts } from '../accounts/account-parts.ts'
import type { AnyOperation } from '../kit/operation.ts'
import { deleteMyAccount, downloadMyData } from './leave.ts'
import { getProfile, updateProfile } from './update-profile.ts'
import { uploadProfilePhoto } from './upload-profile-photo.ts'

export function profileOperations(parts: AccountParts, secret: string): AnyOperation[] {
  return [
    getProfile(parts),
    updateProfile(parts),
    uploadProfilePhoto(parts),
    downloadMyData(parts),
    deleteMyAccount(parts, secret),
  ]
}
