import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useAtWork } from '../../../kit/at-desk.ts'
import { isSiteNewer } from '../../../kit/offline/newer-site.ts'
import { NewerSite } from './newer-site.tsx'

afterEach(() => isSiteNewer.set(false))

function Desk({ isTaking }: { isTaking: boolean }) {
  useAtWork(isTaking)
  return <NewerSite />
}

test('a newer site is offered, and not while an order is taken (offline 32)', async () => {
  const screen = await render(<Desk isTaking={false} />)
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  isSiteNewer.set(true)
  await expect.element(screen.getByRole('button', { name: 'Load it' })).toBeVisible()
  await screen.rerender(<Desk isTaking />)
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  await screen.rerender(<Desk isTaking={false} />)
  await expect.element(screen.getByRole('button', { name: 'Load it' })).toBeVisible()
})
