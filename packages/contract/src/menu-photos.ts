import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '@sizzle/domain/menu/image.ts'
import { z } from 'zod'
import { waitingTime, wrongFields } from './kit-details.ts'
import { ManagedItem } from './menu-office.ts'
import { none, route } from './route.ts'
import { Id, LocationId, text } from './wire.ts'

// Pictures of dishes in the back office.

const unavailable = { id: z.string() }
const Dish = { locationId: LocationId, id: Id }

export const uploadMenuImage = route({
  post: '/uploadMenuImage',
  perPerson: { perMinute: 12, burst: 60 },
  may: 'menu.edit',
  about:
    'Gives a dish a picture: the body is the image itself (JPEG, PNG or WebP), at most 60 an hour per person. It is converted to AVIF and WebP in several widths, without metadata. The same key continues where a failed attempt stopped.',
  upload: { types: IMAGE_TYPES, maxBytes: MAX_IMAGE_BYTES },
  input: z.strictObject({ ...Dish, name: text(255).describe('What the file is called where it comes from.') }),
  output: z.object({
    url: z.string().describe('Of the largest WebP.'),
    fileName: z.string(),
    originalName: z.string(),
    size: z.int().describe('Bytes of that file.'),
    type: z.literal('image/webp'),
    item: ManagedItem,
  }),
  refusals: {
    location_unavailable: unavailable,
    menu_item_not_found: none,
    image_invalid: none,
    image_too_many_pixels: none,
    image_format_invalid: none,
    image_too_large: none,
    upload_canceled: none,
    upload_quota_exceeded: none,
    upload_unknown: none,
    'too-many-requests': waitingTime,
    unavailable: waitingTime,
  },
})

export const setMenuImageUrl = route({
  post: '/setMenuImageUrl',
  may: 'menu.edit',
  about: 'Gives a dish a picture hosted elsewhere, by its https address, which is kept as it is and never fetched.',
  input: z.strictObject({ ...Dish, url: text(2000) }),
  output: z.object({ item: ManagedItem }),
  refusals: { invalid_input: wrongFields, location_unavailable: unavailable, menu_item_not_found: none },
})

export const removeMenuImage = route({
  post: '/removeMenuImage',
  may: 'menu.edit',
  about: 'Removes the picture from a dish. An uploaded file is deleted once no other dish shows it.',
  input: z.strictObject(Dish),
  output: z.object({ item: ManagedItem }),
  refusals: { location_unavailable: unavailable, menu_item_not_found: none },
})
