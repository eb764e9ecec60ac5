import { expect, test } from 'vitest'
import { contoursOf, openCanvas } from './canvas.ts'

const here = (x: number, y: number) => [x, y] as const
const square = (from: number, to: number, isHole = false) => {
  const corners = [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ] as const
  return isHole ? corners.toReversed() : corners
}
function picture(draw: (canvas: ReturnType<typeof openCanvas>) => void, size = 8): string[] {
  const canvas = openCanvas(size, size)
  draw(canvas)
  const { bits } = canvas.dots()
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) =>
      (bits[y * Math.ceil(size / 8) + (x >> 3)] ?? 0) & (0x80 >> (x & 7)) ? '#' : '.',
    ).join(''),
  )
}

test('a letter with a hole is filled around it', () => {
  expect(picture((canvas) => canvas.fill([square(1, 7), square(3, 5, true)], 'black'))).toEqual([
    '........',
    '.######.',
    '.######.',
    '.##..##.',
    '.##..##.',
    '.######.',
    '.######.',
    '........',
  ])
})

test('parts that lie over each other are filled once, and white is drawn on black', () => {
  const rows = picture((canvas) => {
    canvas.box(0, 0, 8, 8)
    canvas.fill([square(2, 5), square(4, 6)], 'white')
  })
  expect(rows.slice(1, 7)).toEqual(['########', '##...###', '##...###', '##....##', '####..##', '########'])
})

test('what reaches over the edge is cut', () => {
  expect(picture((canvas) => canvas.fill([square(-5, 20)], 'black')).every((row) => row === '########')).toBe(true)
})

test('curves become short lines that end where they should', () => {
  const outline = [
    { command: 'moveTo' as const, args: [0, 0] },
    { command: 'quadraticCurveTo' as const, args: [4, 8, 8, 0] },
    { command: 'closePath' as const, args: [] },
  ]
  const [contour = []] = contoursOf(outline, here)
  expect(contour).toHaveLength(7)
  expect(contour[3]).toEqual([4, 4])
  expect(contour.at(-1)).toEqual([8, 0])
})
