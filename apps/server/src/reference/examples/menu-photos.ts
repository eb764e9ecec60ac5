import type { ExamplesOf } from './example.ts'
import { DAL } from './menu-office.ts'
import { TRURO } from './the-restaurant.ts'

const dish = { locationId: TRURO.id, id: DAL.id }
const FILE = '1795257600000-dal-makhani.webp'
const UPLOADED = {
  ...DAL,
  image: `/uploads/menu-images/${TRURO.id}/${DAL.id}/${FILE}`,
  photo: {
    widths: [320, 640, 1200],
    width: 1200,
    height: 900,
    blur: 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=',
  },
  version: 2,
}

export const menuPhotoExamples: ExamplesOf<'uploadMenuImage' | 'setMenuImageUrl' | 'removeMenuImage'> = {
  uploadMenuImage: {
    input: { ...dish, name: 'Dal Makhani.jpg' },
    answer: {
      url: UPLOADED.image,
      fileName: FILE,
      originalName: 'Dal Makhani.jpg',
      size: 118_204,
      type: 'image/webp',
      item: UPLOADED,
    },
  },
  setMenuImageUrl: {
    input: { ...dish, url: 'https://pictures.example.com/dal-2.jpg' },
    answer: { item: { ...DAL, image: 'https://pictures.example.com/dal-2.jpg', version: 3 } },
  },
  removeMenuImage: { input: dish, answer: { item: { ...DAL, image: null, version: 4 } } },
}
