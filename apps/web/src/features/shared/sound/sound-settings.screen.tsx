import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInOffice } from '../../../testing/office.tsx'
import { aServer } from '../../../testing/server.ts'
import { SoundSettings } from './sound-settings.tsx'

// The switch and the volume of one kind of alert: kept on this device, and never mixed up with the other kind.

aServer()
const opened = (kind: 'orders' | 'reservations', onClose = () => undefined) =>
  renderInOffice(<SoundSettings kind={kind} onClose={onClose} />)

test('a volume is kept for the next visit, and the other kind keeps its own', async () => {
  const screen = await opened('orders')
  await screen.getByRole('slider', { name: /Volume/ }).click()
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
  await expect.element(screen.getByText('10%')).toBeVisible()
  await screen.unmount()

  const others = await opened('reservations')
  await expect.element(others.getByText('10%')).not.toBeInTheDocument()
  await others.unmount()

  const later = await opened('orders')
  await expect.element(later.getByText('10%')).toBeVisible()
})

test('a switch that is off stays off, and the status says so', async () => {
  const screen = await opened('reservations')
  const isOn = screen.getByRole('switch', { name: 'Play a sound' })
  await expect.element(isOn).toBeChecked()
  await isOn.click()
  await expect.element(isOn).not.toBeChecked()
  await screen.unmount()
  const later = await opened('reservations')
  await expect.element(later.getByRole('switch', { name: 'Play a sound' })).not.toBeChecked()
})

test('a page that plays no alerts says why the test was silent', async () => {
  const screen = await opened('orders')
  await screen.getByRole('button', { name: 'Test sound' }).click()
  await expect.element(screen.getByRole('alert').filter({ hasText: 'not_admin_context' })).toBeVisible()
})

test('the dialog closes by its button', async () => {
  const onClose = vi.fn()
  const screen = await opened('orders', onClose)
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})
