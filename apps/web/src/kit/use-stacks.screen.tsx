import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useStacks } from './use-stacks.ts'

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gridAutoRows: 1,
  padding: 0,
} as const

function Cards({ heights, width = 400 }: { heights: readonly number[]; width?: number }) {
  const list = useStacks(true)
  return (
    <ul ref={list} style={{ ...GRID, width }}>
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change their places here
        <li key={index} style={{ alignSelf: 'start' }}>
          <article aria-label={`Card ${index + 1}`} style={{ height }} />
        </li>
      ))}
    </ul>
  )
}

test('cards are read row by row, and each stands close below the one above it, however high its neighbour is, also when that one shrinks', async () => {
  const screen = await render(<Cards heights={[100, 300, 80, 50]} />)
  const box = (n: number) =>
    screen
      .getByRole('article', { name: `Card ${n}` })
      .element()
      .getBoundingClientRect()
  await expect.poll(() => Math.round(box(3).top - box(1).bottom)).toBe(6)
  expect(box(3).left).toBe(box(1).left)
  expect(box(4).left).toBe(box(2).left)
  await screen.rerender(<Cards heights={[100, 120, 80, 50]} />)
  await expect.poll(() => Math.round(box(4).top - box(2).bottom)).toBe(6)
  expect(box(4).left).toBe(box(2).left)
  // In a narrower window all stand in one column.
  await screen.rerender(<Cards heights={[100, 120, 80, 50]} width={200} />)
  await expect.poll(() => [1, 2, 3, 4].map((n) => box(n).left === box(1).left)).toEqual([true, true, true, true])
  await expect.poll(() => Math.round(box(3).top - box(2).bottom)).toBe(6)
})
