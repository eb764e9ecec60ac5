import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormProblem } from './form-problem.tsx'

test.each([
  ['A table is booked: Friday, November 20, 6 p.m. (TRU-R1).', 'Friday, November 20, 6\u00a0p.m. (TRU-R1).'],
  ['Open from 11:30 a.m. to 2 p.m.', 'Open from 11:30\u00a0a.m. to 2\u00a0p.m.'],
])('%s keeps each time on one line', (sentence, kept) => {
  expect(renderToStaticMarkup(<FormProblem sentence={sentence} />)).toContain(kept)
})
