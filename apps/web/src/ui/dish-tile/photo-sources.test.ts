import { expect, it } from 'vitest'
import { photoSources } from './photo-sources.ts'

it('asks for a photo of ours in the width it is drawn in', () => {
  expect(photoSources('/uploads/menu/paneer.webp', '116px')).toEqual({
    src: '/uploads/menu/paneer.webp?w=320',
    srcSet:
      '/uploads/menu/paneer.webp?w=160 160w, /uploads/menu/paneer.webp?w=320 320w, /uploads/menu/paneer.webp?w=640 640w, /uploads/menu/paneer.webp?w=1120 1120w',
    sizes: '116px',
  })
})

it.each(['https://pictures.example/a.jpg', '/uploads/a, b.webp', '/uploads/a.webp?x=1', '//uploads/a.webp'])(
  'takes %s as it stands',
  (image) => expect(photoSources(image, '116px')).toEqual({ src: image }),
)
