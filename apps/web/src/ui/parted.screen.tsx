import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Parted } from './parted.tsx'

test('phrases read as one sentence, and no line shows a dot at its start or end', async () => {
  const screen = await render(
    <p style={{ width: 150, font: '16px monospace' }}>
      <Parted parts={['Truro Heights', 'Cash on pickup', '3 items']} />
    </p>,
  )
  const place = screen.getByText('Truro Heights', { exact: true })
  const line = place.element().closest('p') as HTMLElement
  expect(line.textContent).toBe('Truro Heights · Cash on pickup · 3 items')
  const edge = line.getBoundingClientRect().left
  const dots = [...line.querySelectorAll('i')].map((dot) => dot.getBoundingClientRect().right)
  // Both phrases have a line of their own here: their dots lie outside, where they are cut off.
  expect(dots.map((right) => Math.round(right - edge))).toEqual([0, 0])
  expect(place.element().getBoundingClientRect().height).toBeLessThan(40)
})
