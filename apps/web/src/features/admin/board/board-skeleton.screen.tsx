import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BoardSkeleton } from './board-skeleton.tsx'
import { COLUMNS } from './state/board-query.ts'

test('each column of a board that is on its way has something to come', async () => {
  await render(<BoardSkeleton />)
  const columns = [...document.querySelectorAll('[aria-busy="true"] .bg-sunk')]
  expect(columns).toHaveLength(COLUMNS.length)
  for (const column of columns) expect(column.querySelector('.breathe')).not.toBeNull()
})
