import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

const MOST = 500

/** One character too many stays in the field, is counted, and is said; without it the button works. */
export async function expectReasonCounted(dialog: Locator, label: string, press: Locator): Promise<void> {
  const reason = dialog.getByLabel(label)
  const sentence = dialog.getByText(`Reason too long. Maximum ${MOST} characters allowed`)
  await reason.fill('x'.repeat(MOST + 1))
  expect((await reason.inputValue()).length).toBe(MOST + 1)
  await dialog.getByText(`${MOST + 1} of ${MOST}`).waitFor()
  await sentence.waitFor()
  await expect.poll(() => press.isDisabled()).toBe(true)
  await reason.fill('x'.repeat(MOST))
  await dialog.getByText(`${MOST} of ${MOST}`, { exact: true }).waitFor()
  await expect.poll(() => sentence.count()).toBe(0)
  await expect.poll(() => press.isEnabled()).toBe(true)
}
