import { describe, expect, test } from 'vitest'
import { drawnInTurns, stylesOf } from './styles-of.ts'
import { wordsIn } from './words-in.ts'

const SCRIPT = `const a = \`dish dish-print-\${print}\`, b = "flex md:grid px-2.5", c = on ? "is-on" : "", d = "state-" + name`
const of = (sheet: string) => stylesOf(sheet, wordsIn([SCRIPT]))

describe('the styles of one page', () => {
  test.each([
    ['a utility that it names', '@layer utilities{.flex{display:flex}}'],
    ['one with signs in its name', '@layer utilities{.md\\:grid{display:grid}.px-2\\.5{padding:10px}}'],
    ['an element and the root', 'body{margin:0}:root{--ink:#000}'],
    ['a class that is put together', '.dish-print-lotus:before{content:""}.state-closed{color:red}'],
    ['what an element need not be', '.dish:not(.gone){color:red}.dish:has(.mark){color:red}'],
    [
      'steps, faces and the order of layers',
      '@layer base, utilities;@keyframes pop{from{scale:0}}@font-face{font-family:a}',
    ],
  ])('has %s', (_, sheet) => {
    expect(of(sheet)).toBe(sheet)
  })

  test.each([
    ['a utility that it does not name', '@layer utilities{.grid-cols-7{display:grid}}'],
    ['a utility of which it has the beginning only', '@layer utilities{.state-closed{color:red}}'],
    ['a class of another page', '.slip{color:red}@media (width>=48rem){.slip{color:blue}}'],
    ['a part of another page', '.slip .dish{color:red}'],
  ])('has not %s', (_, sheet) => {
    expect(of(sheet)).toBe('')
  })

  test('a rule for several stays for the one that it has', () => {
    expect(of('.slip,.dish{color:red}')).toBe('.slip,.dish{color:red}')
  })
})

test('the pictures of grounds have their turns, in their layers; one that is used twice has one turn', () => {
  const [jali, lotus] = ['data:image/svg+xml,jali', 'data:image/svg+xml,lotus'].map(
    (one) => `background-image:url("${one}")`,
  )
  const sheet = `@layer utilities{.jali{${jali};background-size:56px}}.lotus:before{${lotus}}.frame{${jali}}.photo{background-image:url(a.avif)}`
  expect(drawnInTurns(sheet, 8).replaceAll(/\s+/g, ' ')).toBe(
    `@layer utilities{[data-drawn0] .jali{${jali}}.jali{background-size:56px}}[data-drawn1] .lotus:before{${lotus}}[data-drawn0] .frame{${jali}}.photo{background-image:url(a.avif)}`,
  )
})
