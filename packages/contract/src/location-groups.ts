import { checkLocationGroup, MAX_GROUP_LOCATIONS } from '@sizzle/domain/people/location-group.ts'
import { z } from 'zod'
import { wrongFields } from './kit-details.ts'
import { none, route } from './route.ts'
import { LocationId, text, Uuid } from './wire.ts'

// Groups of locations, such as a region. A right that names a group follows its list: who manages the region manages a
// location that joins it with the next request.

export const LocationGroup = z
  .object({
    id: z.string(),
    name: z.string(),
    locationIds: z.array(z.string()),
    /** Whose rights name it. */
    people: z.int(),
    version: z.int(),
  })
  .meta({ id: 'LocationGroup' })

export const getLocationGroups = route({
  get: '/getLocationGroups',
  may: 'user.manage',
  about: 'Groups of locations by name, and how many people work at each.',
  input: z.strictObject({}),
  output: z.object({ groups: z.array(LocationGroup) }),
  refusals: {},
})

export const saveLocationGroup = route({
  post: '/saveLocationGroup',
  may: 'user.manage',
  about: 'Creates or changes a group. Its people’s rights change with their next request.',
  input: z
    .strictObject({
      groupId: Uuid.optional().describe('Left out for a new one.'),
      expectedVersion: z.int().min(1).optional().describe('Refused when somebody has changed the group since.'),
      name: text(200),
      locationIds: z.array(LocationId).max(MAX_GROUP_LOCATIONS),
    })
    .superRefine((group, context) => {
      for (const { field, sentence } of checkLocationGroup(group))
        context.addIssue({ code: 'custom', path: [field], message: sentence })
    }),
  output: z.object({ group: LocationGroup }),
  refusals: {
    invalid_input: wrongFields,
    group_not_found: none,
    group_changed: none,
    group_name_taken: none,
    location_not_found: { locationIds: z.array(z.string()) },
  },
})

export const deleteLocationGroup = route({
  post: '/deleteLocationGroup',
  may: 'user.manage',
  about: 'Deletes a group. Its people lose the locations that they had only through it.',
  input: z.strictObject({ groupId: Uuid }),
  output: z.object({}),
  refusals: { group_not_found: none },
})
