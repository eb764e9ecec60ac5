import { expect, test } from 'vitest'
import { photoFile, photoFiles } from './photo-files.ts'

test('the files of a picture are named after its address', () => {
  const address = '/uploads/menu-images/truro/dal/1795257600000-plate.webp'
  expect(photoFile(address, 320, 'avif')).toBe('/uploads/menu-images/truro/dal/1795257600000-plate-320.avif')
  expect(photoFile(address, 'largest', 'webp')).toBe(address)
  expect(photoFiles(address)).toEqual([
    '/uploads/menu-images/truro/dal/1795257600000-plate-320.avif',
    '/uploads/menu-images/truro/dal/1795257600000-plate-640.avif',
    '/uploads/menu-images/truro/dal/1795257600000-plate.avif',
    '/uploads/menu-images/truro/dal/1795257600000-plate-320.webp',
    '/uploads/menu-images/truro/dal/1795257600000-plate-640.webp',
    '/uploads/menu-images/truro/dal/1795257600000-plate.webp',
  ])
})
