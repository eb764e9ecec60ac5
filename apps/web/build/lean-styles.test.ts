import { describe, expect, test } from 'vitest'
import { leanStyles } from './lean-styles.ts'

describe('a lean sheet', () => {
  test.each([
    ['a property of the site, which a drawing may ask for', ':root{--flame:#f00}'],
    ['one of a utility that a style asks for', '*{--tw-x:0}body{scale:var(--tw-x,1)}'],
    [
      'the steps of an animation, named at once or through a property',
      ':root{--move:pop 1s}.a{animation:var(--move)}.b{animation:leave 2s}@keyframes pop{from{scale:0}}@keyframes leave{to{opacity:0}}',
    ],
    ['a registered property that is used', '@property --x{syntax:"*";inherits:false}.a{scale:var(--x)}'],
    ['what depends on another ability', '@supports (hyphens:auto){.a{hyphens:auto}}'],
  ])('has %s', (_, sheet) => {
    expect(leanStyles(sheet)).toBe(sheet)
  })

  test.each([
    ['a property of a utility that nothing asks for', '*{--tw-x:0}'],
    ['a registered property that nothing asks for', '@property --x{syntax:"*";inherits:false}'],
    ['the steps of an animation that is not there', '@keyframes pop{from{scale:0}}'],
    ['the same colours again for wide screens', '@supports (color:lab(0% 0 0)){:root{--flame:lab(10% 1 1)}}'],
    ['what is left of a layer', '@layer properties{@supports (hyphens:auto){*{--tw-x:0}}}'],
  ])('has not %s', (_, sheet) => {
    expect(leanStyles(sheet)).toBe('')
  })
})
