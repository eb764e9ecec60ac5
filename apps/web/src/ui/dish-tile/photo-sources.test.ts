import { expect, it } from 'vitest'
import { photoSet } from './photo-sources.ts'

it('names the files of a photo with their widths', () => {
  const photo = { widths: [320, 500], width: 500, height: 400, blur: '' }
  const image = '/uploads/menu-images/truro/dal/1795257600000-plate.webp'
  expect(photoSet(image, photo, 'avif')).toBe(
    '/uploads/menu-images/truro/dal/1795257600000-plate-320.avif 320w, /uploads/menu-images/truro/dal/1795257600000-plate.avif 500w',
  )
  expect(photoSet(image, photo, 'webp')).toBe(
    '/uploads/menu-images/truro/dal/1795257600000-plate-320.webp 320w, /uploads/menu-images/truro/dal/1795257600000-plate.webp 500w',
  )
})
