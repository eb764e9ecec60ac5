import type { AnyOperation } from '../kit/operation.ts'
import { changePassword, signOutEverywhere } from './change-password.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { getSignInMethods, type SocialParts, startSocialSignIn } from './social/start-social-sign-in.ts'
import { sendVerificationEmail, verifyEmail } from './verify-email.ts'

export function accountOperations(parts: SocialParts): AnyOperation[] {
  return [
    getSignInMethods(parts),
    startSocialSignIn(parts),
    requestPasswordReset(parts),
    resetPassword(parts),
    sendVerificationEmail(parts),
    verifyEmail(parts),
    changePassword(parts),
    signOutEverywhere(parts),
  ]
}
