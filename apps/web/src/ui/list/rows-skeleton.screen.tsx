import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { RowsSkeleton } from './rows-skeleton.tsx'

test('a shape that is wider than its column ends with it', async () => {
  const columns = { grid: '', head: '', stubs: [{ lines: ['w-44', 'w-72'] }] }
  await render(<RowsSkeleton rows={1} columns={columns} />)
  const wide = document.querySelector('.w-72')?.parentElement
  expect(wide?.className).toContain('grid-cols-[minmax(0,1fr)]')
})
