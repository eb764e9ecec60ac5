import { afterEach, expect, test } from 'vitest'
import { wholeStyles } from './whole-styles.ts'

const named = () => document.querySelector<HTMLLinkElement>('link#MenuPage')
afterEach(() => named()?.remove())

/** As the server writes it into a document of the menu. */
function aDocument(css: string): void {
  document.head.insertAdjacentHTML('beforeend', `<link rel="whole" id="MenuPage" href="${css}">`)
}

test('a document with every style, and the screen whose styles it has, wait for nothing', () => {
  expect(wholeStyles('CheckoutPage')).toBeUndefined()
  aDocument('data:text/css,')
  expect(wholeStyles('MenuPage')).toBeUndefined()
  expect(named()?.rel).toBe('whole')
})

test('another screen waits for the whole sheet, and so does one that is asked for meanwhile', async () => {
  aDocument('data:text/css,:root{--whole:1}')
  const checkout = wholeStyles('CheckoutPage')
  expect(wholeStyles('ProfilePage')).toBe(checkout)
  await checkout
  expect(wholeStyles('CheckoutPage')).toBeUndefined()
  expect(getComputedStyle(document.documentElement).getPropertyValue('--whole')).toBe('1')
})

test('a sheet that did not come is asked for again with the next screen', async () => {
  aDocument('http://127.0.0.1:9/nobody.css')
  await expect(wholeStyles('CheckoutPage')).rejects.toBeDefined()
  expect(named()?.rel).toBe('whole')
  // The screen that the document began with still needs nothing.
  expect(wholeStyles('MenuPage')).toBeUndefined()
  named()?.setAttribute('href', 'data:text/css,')
  await wholeStyles('CheckoutPage')
  expect(named()?.rel).toBe('stylesheet')
})
