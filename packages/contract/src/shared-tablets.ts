import { PIN_REQUIRED, pinProblem } from '@sizzle/domain/people/pin.ts'
import { z } from 'zod'
import { TypedPassword } from './accounts.ts'
import { wrongFields } from './kit-details.ts'
import { none, route } from './route.ts'
import { Instant, LocationId, text, Uuid } from './wire.ts'

// A tablet that many use: an admin pairs it, and people open it by name and PIN. What a PIN opens counts on that device only.

export const SharedTablet = z
  .object({
    id: z.string(),
    name: z.string(),
    location: z.object({ id: z.string(), name: z.string() }),
    pairedBy: z.string(),
    pairedAt: Instant,
    usedAt: Instant,
  })
  .meta({ id: 'SharedTablet' })

const DeviceName = text(60).refine((name) => name.trim() !== '', 'Name is required')

export const getSharedTablets = route({
  get: '/getSharedTablets',
  may: 'location.manage',
  about: 'The paired devices of all locations.',
  input: z.strictObject({}),
  output: z.object({ tablets: z.array(SharedTablet) }),
  refusals: {},
})

export const pairTablet = route({
  post: '/pairTablet',
  may: 'location.manage',
  about: 'Makes this browser a shared tablet of a location, and signs the admin out of it.',
  input: z.strictObject({ locationId: LocationId, name: DeviceName }),
  output: z.object({}),
  refusals: { location_not_found: none },
})

export const unpairTablet = route({
  post: '/unpairTablet',
  may: 'location.manage',
  about: 'No PIN opens this device any more, and whoever is working at it is signed out at once.',
  input: z.strictObject({ tabletId: Uuid }),
  output: z.object({}),
  refusals: { tablet_not_found: none },
})

export const getThisTablet = route({
  get: '/getThisTablet',
  may: 'public',
  about: 'Which shared tablet this browser is, and who may open it; null for any other browser.',
  input: z.strictObject({}),
  output: z.object({
    tablet: z
      .object({
        name: z.string(),
        location: z.object({ id: z.string(), name: z.string() }),
        people: z.array(z.object({ id: z.string(), name: z.string() })),
      })
      .nullable(),
  }),
  refusals: {},
})

export const unlockTablet = route({
  post: '/unlockTablet',
  may: 'public',
  about: 'Opens a shared tablet. After five wrong PINs, the next try has to wait 1, 5 and then 15 minutes.',
  input: z.strictObject({ userId: Uuid, pin: z.string().regex(/^\d{4,6}$/, PIN_REQUIRED) }),
  output: z.object({}),
  refusals: { invalid_input: wrongFields, not_a_tablet: none, wrong_pin: none },
})

export const stayUnlocked = route({
  post: '/stayUnlocked',
  may: 'backOffice.enter',
  about: 'Somebody is working here: the tablet stays open for another two minutes, up to twelve hours in all.',
  input: z.strictObject({}),
  output: z.object({ until: Instant.nullable() }),
  refusals: {},
})

export const lockTablet = route({
  post: '/lockTablet',
  may: 'backOffice.enter',
  about: 'Locks a shared tablet that a PIN has opened.',
  input: z.strictObject({}),
  output: z.object({}),
  refusals: { not_a_tablet: none },
})

export const getMyPin = route({
  get: '/getMyPin',
  may: 'profile.own',
  about: 'Whether your own account has a PIN for shared tablets.',
  input: z.strictObject({}),
  output: z.object({ isSet: z.boolean() }),
  refusals: {},
})

export const setMyPin = route({
  post: '/setMyPin',
  may: 'profile.own',
  about: 'Sets or changes your own PIN.',
  input: z.strictObject({
    password: TypedPassword,
    pin: z.string().superRefine((pin, context) => {
      const problem = pinProblem(pin)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    }),
  }),
  output: z.object({}),
  refusals: { 'wrong-password': none, no_password: none, only_staff_have_pins: none },
})

export const removeMyPin = route({
  post: '/removeMyPin',
  may: 'profile.own',
  about: 'Removes your own PIN, and locks the tablets it has opened.',
  input: z.strictObject({}),
  output: z.object({}),
  refusals: {},
})
