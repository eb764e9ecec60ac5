import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '@sizzle/domain/menu/image.ts'
import { LETTER_LANGUAGES } from '@sizzle/domain/messages/letter-language.ts'
import { checkOwnProfile } from '@sizzle/domain/people/profile.ts'
import { ROLES } from '@sizzle/domain/people/rights.ts'
import { z } from 'zod'
import { TypedPassword } from './accounts.ts'
import { none, route } from './route.ts'
import { Dollars, Instant, text } from './wire.ts'

const Preferences = z.object({ notifications: z.boolean(), marketing: z.boolean() }).meta({ id: 'Preferences' })

export const Profile = z
  .object({
    uid: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    /** The address that the account moves to when the link that went there is opened. */
    pendingEmail: z.string().nullable(),
    displayName: z.string(),
    photoURL: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    countryCode: z.string(),
    role: z.enum(ROLES),
    isActive: z.boolean(),
    loyaltyPoints: z.int(),
    totalOrders: z.int(),
    totalSpent: Dollars,
    preferences: Preferences,
    /** What letters to this person are written in. */
    locale: z.enum(LETTER_LANGUAGES),
    signupMethod: z.string(),
    /** False for who only ever came through a provider: changing and deleting then ask for a fresh sign-in instead. */
    hasPassword: z.boolean(),
    providers: z.array(z.string()),
    createdAt: Instant,
    lastLoginAt: Instant.nullable(),
    updatedAt: Instant,
  })
  .meta({ id: 'Profile' })

export const getProfile = route({
  get: '/getProfile',
  may: 'profile.own',
  about: 'Your own profile with its figures, and the text of the consent to promotions.',
  input: z.strictObject({}),
  output: z.object({ profile: Profile, marketingConsentText: z.string() }),
  refusals: {},
})

export const updateProfile = route({
  post: '/updateProfile',
  may: 'profile.own',
  about:
    'Changes your own name, phone, photo address, preferences or language of letters. What is not sent stays; any other field is refused.',
  input: z
    .strictObject({
      displayName: text(200).optional(),
      phoneNumber: text(40).nullable().optional(),
      photoURL: text(2000).nullable().optional(),
      preferences: z
        .strictObject({ notifications: z.boolean().optional(), marketing: z.boolean().optional() })
        .optional(),
      locale: z.enum(LETTER_LANGUAGES).optional(),
    })
    .superRefine((changes, context) => {
      for (const { field, sentence } of checkOwnProfile(changes))
        context.addIssue({ code: 'custom', path: [field], message: sentence })
    }),
  output: z.object({ profile: Profile }),
  refusals: {},
})

export const uploadProfilePhoto = route({
  post: '/uploadProfilePhoto',
  perPerson: { perMinute: 12, burst: 20 },
  may: 'profile.own',
  about:
    'Uploads your own photo: the body is the image itself (JPEG, PNG or WebP). It becomes a square WebP without metadata.',
  upload: { types: IMAGE_TYPES, maxBytes: MAX_IMAGE_BYTES },
  input: z.strictObject({}),
  output: z.object({ photoURL: z.string() }),
  refusals: { image_invalid: none, image_too_many_pixels: none, image_format_invalid: none, image_too_large: none },
})

export const downloadMyData = route({
  get: '/downloadMyData',
  perPerson: { perMinute: 2, burst: 10 },
  may: 'profile.own',
  about: 'Everything kept about the signed-in person, orders included, as one JSON document.',
  input: z.strictObject({}),
  output: z.object({ madeAt: Instant, person: z.record(z.string(), z.unknown()) }),
  refusals: {},
})

export const deleteMyAccount = route({
  post: '/deleteMyAccount',
  may: 'profile.own',
  about:
    'Deletes your own account: sessions and photo are deleted, and orders stay without name, email, phone and address. Needs the password, or a sign-in within the last ten minutes if there is none.',
  input: z.strictObject({
    confirm: z.literal('DELETE'),
    password: TypedPassword.optional(),
    leavesOwed: z
      .boolean()
      .optional()
      .describe('The person has read what the house still owes them, and goes without it.'),
  }),
  output: z.object({}),
  refusals: {
    'wrong-password': none,
    fresh_sign_in_needed: none,
    orders_in_progress: none,
    reservations_ahead: none,
    /** Nobody can be called once the number is gone: what is to be given back by hand, order by order. */
    money_owed: {
      owed: z.array(z.object({ shortNumber: z.string(), location: z.string(), amount: Dollars })).readonly(),
    },
    last_admin: none,
  },
})
