import { expect, it } from 'vitest'
import { LETTER } from '../testing/an-outbox.ts'
import { pageOfLetter } from './page-of-letter.ts'

it('a letter has the page of its parts, and one from before letters were kept in parts the page that was kept', () => {
  // As it comes back from the database.
  const letter = JSON.parse(JSON.stringify(LETTER)) as typeof LETTER
  expect(pageOfLetter({ letter, html: '' })).toContain('https://order.example.test/reset?token=x')
  expect(pageOfLetter({ letter: null, html: '<p>Hello</p>' })).toBe('<p>Hello</p>')
})
