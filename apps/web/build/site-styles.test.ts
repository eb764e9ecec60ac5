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

test('every colour of the brand is one that sRGB has, so one way of saying it is enough', () => {
  const sheet = readFileSync(new URL('brand/brand.css', src), 'utf8')
  const colours = [...sheet.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g)]
  expect(colours.length).toBeGreaterThan(20)
  expect(colours.filter(([, l, c, h]) => linearRgb(Number(l), Number(c), Number(h)).some(isOutside))).toEqual([])
})

/** As CSS Color 4 defines OKLab. */
function linearRgb(lightness: number, chroma: number, hue: number): number[] {
  const [a, b] = [Math.cos, Math.sin].map((turn) => chroma * turn((hue * Math.PI) / 180)) as [number, number]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function isOutside(part: number): boolean {
  return part < -0.002 || part > 1.002
}
