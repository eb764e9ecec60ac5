import type { Page } from 'playwright-core'

// The browser says that a page is loaded before its script has come. What is pressed until then is lost: a journey that goes
// to a page goes on once the page is taken over, or once it is clear that it will not be.
const TAKEN_OVER = `new Promise((resolve) => {
  const isTakenOver = () => {
    // Not the links before it, which fetch its pictures early.
    const drawn = document.querySelector('#root > div')
    return !drawn || Object.keys(drawn).some((key) => key.startsWith('__react'))
  }
  const look = (left) => (left === 0 || isTakenOver() ? resolve() : setTimeout(look, 20, left - 1))
  look(400)
})`

/** Its `goto` waits for that as well, unless it is told what to wait for. */
export function whenTakenOver(page: Page): Page {
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    const answer = await goto(address, options)
    // A page that leads to another one is gone by now.
    if (options?.waitUntil === undefined) await page.evaluate(TAKEN_OVER).catch(() => undefined)
    return answer
  }
  return page
}
