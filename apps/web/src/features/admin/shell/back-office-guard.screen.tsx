import { expect, test } from 'vitest'
import { keepLastBoard, lastBoard } from '../../../kit/offline/last-board.ts'
import { session } from '../../../kit/session/session.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import { BackOfficeGuard } from './back-office-guard.tsx'

aServer()

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
