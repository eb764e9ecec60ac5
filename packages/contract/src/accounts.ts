import { emailHelperProblem, MAX_EMAIL_LENGTH, normalizeEmail } from '@sizzle/domain/people/email.ts'
import { passwordProblem } from '@sizzle/domain/people/password.ts'
import { checkSignUp } from '@sizzle/domain/people/sign-in.ts'
import { z } from 'zod'
import { none, route } from './route.ts'
import { text } from './wire.ts'

// Getting in and out. Signing in, up and out themselves stay at the accounts library's addresses (/api/auth/...): they
// answer with a cookie. What is here is ours.

export const MAX_PASSWORD_LENGTH = 128

/** A password that somebody typed to prove who they are: any, because the rule may be younger than the account. */
export const TypedPassword = z.string().min(1).max(MAX_PASSWORD_LENGTH)

/** A password from now on: the domain's rule, with its sentence at the field. */
export const NewPassword = z
  .string()
  .max(MAX_PASSWORD_LENGTH)
  .superRefine((password, context) => {
    const problem = passwordProblem(password)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

/** An address from now on, in one spelling: the rule of signing up, with its sentence at the field. */
const NewEmail = text(200)
  .superRefine((email, context) => {
    const problem = emailHelperProblem(email)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })
  .transform(normalizeEmail)

/** The body of POST /api/auth/sign-up/email; any other field is refused. */
export const SignUpBody = z
  .strictObject({
    name: text(200),
    email: text(200),
    password: z.string().max(MAX_PASSWORD_LENGTH),
    /** Ticked by hand: offers and news by email. */
    marketing: z.boolean().optional(),
  })
  .superRefine((body, context) => {
    for (const { field, sentence } of checkSignUp(body))
      context.addIssue({ code: 'custom', path: [field], message: sentence })
  })

/** The body of POST /api/auth/sign-in/email. */
export const SignInBody = z.strictObject({
  email: text(200),
  password: z.string().max(MAX_PASSWORD_LENGTH),
  rememberMe: z.boolean().optional(),
})

/** Where to go after signing in: a path of this site and nothing that a browser could read as another one. */
export const ReturnPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/, 'This must be a path of this site')

export const SingleUseToken = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/)

export const getSignInMethods = route({
  get: '/getSignInMethods',
  may: 'public',
  about: 'Which ways of signing in are switched on: password always, social providers when they are configured.',
  input: z.strictObject({}),
  output: z.object({
    password: z.literal(true),
    providers: z.array(z.object({ id: z.string(), name: z.string() }).meta({ id: 'SignInProvider' })),
  }),
  refusals: {},
})

export const startSocialSignIn = route({
  post: '/startSocialSignIn',
  may: 'public',
  about:
    'The address of the provider to send the browser to; it comes back signed in at `returnTo`, or at /login?error=CODE.',
  input: z.strictObject({ provider: z.string().regex(/^[a-z0-9-]{1,40}$/), returnTo: ReturnPath.default('/') }),
  output: z.object({ url: z.string() }),
  refusals: { provider_not_found: none, provider_unavailable: none },
})

export const requestPasswordReset = route({
  post: '/requestPasswordReset',
  may: 'public',
  about: 'Sends a link to choose a new password, if that address has an account. The answer is the same either way.',
  input: z.strictObject({ email: text(MAX_EMAIL_LENGTH, 1) }),
  output: z.object({}),
  refusals: { 'invalid-email': none },
})

export const resetPassword = route({
  post: '/resetPassword',
  may: 'public',
  about:
    'Sets a new password with the token from the emailed link (once, within an hour), and ends every session of the account.',
  input: z.strictObject({ token: SingleUseToken, newPassword: NewPassword }),
  output: z.object({}),
  refusals: { reset_link_invalid: none },
})

export const readResetLink = route({
  post: '/readResetLink',
  may: 'public',
  about:
    'Whether the token from an emailed link can still set a password. The token is not used up, and nothing else is revealed.',
  input: z.strictObject({ token: SingleUseToken }),
  output: z.object({}),
  refusals: { reset_link_invalid: none },
})

export const sendVerificationEmail = route({
  post: '/sendVerificationEmail',
  may: 'profile.own',
  about:
    'Sends the link that confirms your own email address again or, while the account waits for a new address, the link to that one.',
  input: z.strictObject({}),
  output: z.object({ alreadyVerified: z.boolean() }),
  refusals: {},
})

export const verifyEmail = route({
  post: '/verifyEmail',
  may: 'public',
  about:
    "Confirms an email address with the token from the emailed link (once, within a day). A new address becomes the account's, for whoever is signed in to it; every other session ends.",
  input: z.strictObject({ token: SingleUseToken }),
  output: z.object({ changedTo: z.string().optional().describe('The new address, where the link was for one.') }),
  refusals: { verification_link_invalid: none, change_email_sign_in: none, 'email-already-in-use': none },
})

export const changeEmail = route({
  post: '/changeEmail',
  may: 'profile.own',
  about:
    'Sends a link to a new email address; the account keeps its current one until the link is opened. Needs the password, or a sign-in within the last ten minutes if there is none. Answers the same for an address that belongs to another account.',
  input: z.strictObject({ email: NewEmail, password: TypedPassword.optional() }),
  output: z.object({}),
  refusals: { 'wrong-password': none, fresh_sign_in_needed: none, email_unchanged: none },
})

export const changePassword = route({
  post: '/changePassword',
  may: 'profile.own',
  about: 'Changes your own password. Every other session ends; this one goes on with a new cookie.',
  input: z.strictObject({ currentPassword: TypedPassword, newPassword: NewPassword }),
  output: z.object({}),
  refusals: { 'wrong-password': none, no_password: none },
})

export const signOutEverywhere = route({
  post: '/signOutEverywhere',
  may: 'profile.own',
  about: 'Ends every session of your own account, including this one.',
  input: z.strictObject({}),
  output: z.object({ ended: z.int() }),
  refusals: {},
})
