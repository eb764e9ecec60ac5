import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ToolMenu } from './tool-menu.tsx'

test('three dots open the tools in words; one that is pressed closes them, and one that cannot be says why', async () => {
  const onPress = vi.fn()
  const screen = await render(
    <ToolMenu
      label="User tools"
      tools={[
        { icon: 'people', label: 'Groups', onPress },
        { icon: 'download', label: 'Export', whyNot: 'Only managers export.', onPress: vi.fn() },
      ]}
    />,
  )
  const opener = screen.getByRole('button', { name: 'User tools' })
  await opener.click()
  const sheet = screen.getByRole('dialog', { name: 'User tools' })
  await expect.element(sheet.getByRole('button', { name: 'Export' })).toBeDisabled()
  await expect.element(sheet.getByText('Only managers export.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Groups' }).click()
  expect(onPress).toHaveBeenCalledOnce()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('the list hangs at its button, also in a browser that gives a clicked button no focus', async () => {
  await page.viewport(1024, 768)
  const screen = await render(
    <ToolMenu label="User tools" tools={[{ icon: 'people', label: 'Groups', onPress: vi.fn() }]} />,
  )
  const opener = screen.getByRole('button', { name: 'User tools' }).element()
  if (opener instanceof HTMLElement) opener.click()
  const list = screen.getByRole('dialog', { name: 'User tools' })
  await expect.element(list).toBeVisible()
  const below = () => list.element().getBoundingClientRect().top - opener.getBoundingClientRect().bottom
  await expect.poll(() => Math.round(below())).toBe(6)
  await page.viewport(390, 844)
})
