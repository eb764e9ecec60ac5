import type { AccountParts } from '../accounts/account-parts.ts'
import type { AnyOperation } from '../kit/operation.ts'
import { deleteMyAccount, downloadMyData } from './download-or-delete.ts'

export function privacyOperations(parts: AccountParts, secret: string): AnyOperation[] {
  return [downloadMyData(parts), deleteMyAccount(parts, secret)]
}
