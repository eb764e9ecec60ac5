import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import type { AnyOperation } from '../../kit/operation.ts'
import type { AccountParts } from '../account-parts.ts'
import { renewRecoveryCodes } from './renew-codes.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import {
  confirmSecondFactor,
  getSecondFactor,
  getSecondFactorSetup,
  removeSecondFactor,
  startSecondFactor,
} from './set-up.ts'
import { signInWithCode } from './sign-in-with-code.ts'

export function secondFactorOperations(parts: AccountParts, settingOf: SettingOf): AnyOperation[] {
  return [
    getSecondFactor(settingOf),
    startSecondFactor(parts),
    getSecondFactorSetup,
    confirmSecondFactor(parts),
    removeSecondFactor(parts),
    renewRecoveryCodes(parts),
    signInWithCode(parts),
    resetSecondFactor(parts),
  ]
}
