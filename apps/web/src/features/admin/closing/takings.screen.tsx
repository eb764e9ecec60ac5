import { expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { DAY } from '../../../testing/samples-closing.ts'
import type { DayToClose } from './closing-query.ts'
import { Takings } from './takings.tsx'

const sums = (day: Partial<DayToClose>) => renderInOffice(<Takings day={{ ...DAY, ...day }} />)

const SUMS = {
  total: 1227.02,
  card: 964.48,
  cash: 240.02,
  rounding: -0.02,
  other: 0,
  tax: 147.92,
  tips: 88,
  refunded: 4.5,
  onOtherDays: 0,
}
test('once it is counted, what came, what was given back and what is still to come add up to the sales', async () => {
  const screen = await sums({ soFar: SUMS })
  await expect
    .element(screen.getByLabelText('The day so far'))
    .toMatchTextContent(
      /^Sales\$1,227\.02Still to collect−\$18\.02Refunded−\$4\.50Collected\$1,204\.50By card\$964\.48By cash\$240\.02$/,
    )
  await expect
    .element(screen.getByText('Sales include $147.92 tax and $88.00 tips. Cash rounding −$0.02, in the drawer only.'))
    .toBeVisible()
})

test('what was paid on another day for orders of this one has its line in the sums (money 82)', async () => {
  const screen = await sums({ soFar: { ...SUMS, total: 1257.02, onOtherDays: 30 } })
  await expect
    .element(screen.getByLabelText('The day so far'))
    .toMatchTextContent(
      /^Sales\$1,257\.02Still to collect−\$18\.02Paid on other days−\$30\.00Refunded−\$4\.50Collected\$1,204\.50/,
    )
  await expect.element(screen.getByText(/orders of other days/)).not.toBeInTheDocument()
})

test('figures that do not add up to the sales do not look as if they did', async () => {
  const screen = await sums({ soFar: { ...SUMS, total: 1300, rounding: 0.03 } })
  await expect
    .element(screen.getByLabelText('The day so far'))
    .toMatchTextContent(
      /^Sales\$1,300\.00Still to collect\$18\.02Refunded\$4\.50Collected\$1,204\.50By card\$964\.48By cash\$240\.02$/,
    )
  await expect
    .element(screen.getByText(/Cash rounding \+\$0\.03, in the drawer only\. Money for orders of other days counts/))
    .toBeVisible()
})
