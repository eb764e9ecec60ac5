import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { columnsOf, HEAD_TO_COME } from '../../../testing/columns-of.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { ANALYTICS, aListedUser, aUserList } from '../../../testing/samples-users.ts'
import { aServer } from '../../../testing/server.ts'
import { UsersSection } from './users-section.tsx'

// What stands in the place of the people while they are on their way.

const server = aServer()

beforeEach(() => {
  server.signedIn(aUser('admin'))
  server.on('/getUserAnalytics', ANALYTICS)
  server.on('/getOwnLocations', { success: true, locations: [], total: 0 })
  server.on('/getLocationGroups', { success: true, groups: [] })
  server.on('/getInvitations', { success: true, invitations: [] })
})

/** People who come when the test says so. */
async function hold(where: string) {
  let answer: () => void = () => undefined
  server.on(
    '/getUsers',
    new Promise((resolve) => {
      answer = () => resolve(aUserList([aListedUser()]))
    }),
  )
  await renderInOffice(<UsersSection />, where)
  return { answer: () => answer() }
}

test.each(['#users/guests', '#users/team', '#users/everyone'])(
  'the columns of %s stand where they will',
  async (where) => {
    const { answer } = await hold(where)
    await expect.poll(() => columnsOf(HEAD_TO_COME).cells).toBeGreaterThan(3)
    const toCome = columnsOf(HEAD_TO_COME)
    expect(document.querySelectorAll('[aria-busy="true"] .breathe.size-10')).toHaveLength(8)
    answer()
    await expect.poll(() => columnsOf('thead tr').cells).toBeGreaterThan(3)
    expect(toCome.grid).toEqual(columnsOf('thead tr').grid)
    expect(toCome.cells).toBeGreaterThanOrEqual(columnsOf('thead tr').cells)
  },
)

test('shapes stand where the count, the choice and the order will', async () => {
  const { answer } = await hold('#users/guests')
  const shapes = () => [...document.querySelectorAll('.justify-between > div .breathe')]
  await expect.poll(() => shapes().length).toBe(3)
  answer()
  await expect.element(page.getByRole('button', { name: 'Select', exact: true })).toBeVisible()
  expect(shapes()).toEqual([])
})
