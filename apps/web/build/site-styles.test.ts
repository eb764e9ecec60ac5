import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const src = new URL('../src/', import.meta.url)

test('the style sheet of the site is made from every feature but the back office’s own', () => {
  const sheet = readFileSync(new URL('styles/site.css', src), 'utf8')
  const features = readdirSync(new URL('features/', src)).filter((name) => name !== 'admin')
  for (const name of features) expect(sheet).toContain(`@source "../features/${name}";`)
})

test('layouts change at widths that grow with the text', () => {
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  const inPixels = sheets.filter((name) => {
    const text = readFileSync(new URL(name, src), 'utf8')
    return /--breakpoint-\w+: \d+px|@(?:media|custom-variant)[^{;]*\([^()]*width[^()]*px/.test(text)
  })
  expect(inPixels).toEqual([])
})
