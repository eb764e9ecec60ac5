import type { Page } from 'playwright-core'

// Walked by a journey, which holds its limits, and by a bench, which measures it.

/** What an order costs the person who enters it. */
export type Effort = { readonly keys: number; readonly dialogs: number; readonly screens: number }

const DISHES = ['Butter Chicken', 'Dal Makhani', 'Samosa Chaat', 'Mango Lassi'] as const

export async function openDesk(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/dashboard?location=truro#create-order`)
  await page.getByRole('searchbox', { name: 'Search menu' }).waitFor()
}

/**
 * An order on the phone as a trained person takes it, without a mouse: the number of a known customer, four dishes by their
 * first letters, two of them in another size, and cash that is received. Every key counts, Shift and Ctrl as well.
 */
export async function enterPhoneOrder(page: Page, phone: string): Promise<Effort> {
  const counted = { keys: 0, dialogs: 0, screens: 1 }
  const press = async (key: string) => {
    counted.keys += key.split('+').length
    await page.keyboard.press(key)
  }
  const type = async (text: string) => {
    counted.keys += text.length
    await page.keyboard.type(text)
  }
  const inDialog = async (name: string | RegExp, enter: () => Promise<void>) => {
    const dialog = page.getByRole('dialog', { name })
    await dialog.waitFor()
    counted.dialogs += 1
    await enter()
    await dialog.waitFor({ state: 'detached' })
  }
  const at = page.url()
  await press('p')
  await type(phone)
  await press('Enter')
  for (const [index, dish] of DISHES.entries()) {
    await type(dish.slice(0, 3).toLowerCase())
    await press('Enter')
    await inDialog(dish, async () => {
      if (index < 2) {
        await press('Tab')
        await press('ArrowDown')
      }
      await press('Enter')
    })
  }
  await press('Control+Enter')
  await inDialog(/^Confirm cash payment of \$[\d.]+ has been received\?$/, async () => {
    // A press before a person can have read the question takes no cash.
    await page.locator('[data-act]:focus:not([aria-disabled])').waitFor()
    await press('Enter')
  })
  if (page.url() !== at) counted.screens += 1
  return counted
}
