import { expect, test } from 'vitest'
import { keepLastBoard, lastBoard } from '../../../kit/offline/last-board.ts'
import { session } from '../../../kit/session/session.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import { BackOfficeGuard } from './back-office-guard.tsx'

const server = aServer()

const mia = aUser('manager')

test.each([
  ['somebody else', aUser('manager', { id: '0190a000-0000-7000-8000-00000000000b' }), false],
  ['nobody', null, false],
  ['the same person', mia, true],
])('the next to come in is %s: the last board is theirs or gone', async (_, user, isThere) => {
  keepLastBoard({ userId: mia.id, at: Date.now(), orders: [] })
  session.set({ state: 'ready', user, apiKey: 'key' })
  const guard = (
    <BackOfficeGuard door={() => <p>come in</p>} meanwhile={(checking) => checking}>
      {() => <p>come in</p>}
    </BackOfficeGuard>
  )
  const screen = await renderInOffice(guard)
  await expect.element(screen.getByText('come in')).toBeVisible()
  await expect.poll(() => lastBoard(Date.now()) !== undefined).toBe(isThere)
})

test.each([
  ['an outage', 'Service temporarily unavailable. Please try again later.', undefined],
  ['no answer at all', undefined, 'Network error - please check your connection'],
])('the answer to who is here is %s: it is said, and one press asks again (people 63)', async (_, sentence, said) => {
  session.set({ state: 'unknown', ...(sentence && { sentence }) })
  const guard = (
    <BackOfficeGuard door={() => <p>sign in</p>} meanwhile={(checking) => checking}>
      {() => <p>come in</p>}
    </BackOfficeGuard>
  )
  const screen = await renderInOffice(guard)
  const alert = screen.getByRole('alert')
  await expect.element(alert.getByRole('heading', { name: 'We could not check who you are' })).toBeVisible()
  await expect.element(alert.getByText(sentence ?? said ?? '')).toBeVisible()
  server.on('/session', { success: true, user: mia, apiKey: 'key' })
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(screen.getByText('come in')).toBeVisible()
})
