import { describe, expect, test } from 'vitest'
import { leanStyles } from './lean-styles.ts'
import { wordsIn } from './words-in.ts'

const of = (sheet: string) => leanStyles(sheet, wordsIn(['<path fill="var(--flame)" />']))

describe('a lean sheet', () => {
  test.each([
    ['a property that a style asks for', ':root{--ink:#000}body{color:var(--ink,#111)}'],
    ['one that a drawing in a script asks for', ':root{--flame:#f00}'],
    [
      'the steps of an animation, named at once or through a property',
      ':root{--move:pop 1s}.a{animation:var(--move)}.b{animation:leave 2s}@keyframes pop{from{scale:0}}@keyframes leave{to{opacity:0}}',
    ],
    ['a registered property that is used', '@property --x{syntax:"*";inherits:false}.a{scale:var(--x)}'],
    ['what depends on another ability', '@supports (hyphens:auto){.a{hyphens:auto}}'],
  ])('has %s', (_, sheet) => {
    expect(of(sheet)).toBe(sheet)
  })

  test.each([
    ['a property that nothing asks for', ':root{--ink:#000}'],
    ['a registered property that nothing asks for', '@property --x{syntax:"*";inherits:false}'],
    ['the steps of an animation that is not there', '@keyframes pop{from{scale:0}}'],
    ['the same colours again for wide screens', '@supports (color:lab(0% 0 0)){:root{--flame:lab(10% 1 1)}}'],
    ['what is left of a layer', '@layer properties{@supports (hyphens:auto){*{--x:0}}}'],
  ])('has not %s', (_, sheet) => {
    expect(of(sheet)).toBe('')
  })
})
