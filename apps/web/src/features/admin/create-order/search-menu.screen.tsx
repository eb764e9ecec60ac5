import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { theOrderDesk } from '../../../testing/order-desk.tsx'
import { aServer } from '../../../testing/server.ts'

const { desk } = theOrderDesk(aServer())

test('a search says how many dishes it found, and the one that Enter takes', async () => {
  const screen = await desk()
  const found = screen.getByRole('status').filter({ hasText: /of 2/ })
  await expect.element(found).toMatchTextContent(/^1 of 2 available$/)
  await userEvent.keyboard('/')
  await userEvent.keyboard('mak')
  await expect.element(found).toMatchTextContent(/1 dish, first: Dal Makhani$/)
  await userEvent.keyboard('zz')
  await expect.element(found).toMatchTextContent(/No dish found$/)
})
