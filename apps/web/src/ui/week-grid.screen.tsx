import { scheduleProblems } from '@sizzle/domain/hours/schedule-check.ts'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WeekGrid } from './week-grid.tsx'
import { everyDay, NO_TIMES, type Week } from './week-words.ts'

// Hours of a week by keyboard: what is typed, copied and taken away, and what is said of it.

const onWeek = vi.fn<(week: Week) => void>()

function Screen({ start }: { start: Week }) {
  const [week, setWeek] = useState(start)
  const [problems, setProblems] = useState(new Map<string, string>())
  onWeek(week)
  return (
    <WeekGrid
      label="Hours"
      week={week}
      problemAt={(field) => problems.get(field)}
      onChange={(to) => {
        setWeek(to)
        setProblems(new Map())
      }}
      onLeave={() => {
        const found = scheduleProblems({ days: week, from: null, until: null })
        setProblems(new Map(found.map(({ field, sentence }) => [field, sentence])))
      }}
    />
  )
}

async function grid(start: Week = NO_TIMES) {
  const screen = await render(<Screen start={start} />)
  const press = async (name: string, key = '{Enter}') => {
    screen.getByRole('button', { name, exact: true }).element().focus()
    await userEvent.keyboard(key)
  }
  return { screen, press, time: (name: string) => screen.getByLabelText(name, { exact: true }) }
}
const now = () => onWeek.mock.lastCall?.[0]

test('a time is added, typed and copied to all days without a mouse (times 33)', async () => {
  const { screen, press, time } = await grid()
  await press('Add a time on Monday')
  await expect.element(time('Monday from')).toHaveFocus()
  await userEvent.keyboard('1100AM')
  await userEvent.tab()
  await expect.poll(() => now()?.monday).toEqual([['11:00', '15:00']])
  await press('Copy the times of Monday to all days', ' ')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Every day has the times of Monday now.')
  expect(now()).toEqual(everyDay([['11:00', '15:00']]))
})

test('an empty week starts with the same time on the days of a working week', async () => {
  const { screen, time } = await grid()
  await screen.getByRole('button', { name: 'Monday to Friday' }).click()
  await expect.element(time('Monday from')).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: 'Every day' })).not.toBeInTheDocument()
  expect(now()).toEqual({ ...everyDay([['11:30', '15:00']]), saturday: [], sunday: [] })
})

test('a time that is removed hands the focus on within its day', async () => {
  const { screen, press } = await grid({
    ...NO_TIMES,
    friday: [
      ['11:30', '15:00'],
      ['17:00', '22:00'],
    ],
  })
  await press('Remove Friday, time 1')
  await expect.element(screen.getByRole('button', { name: 'Add a time on Friday' })).toHaveFocus()
  expect(now()?.friday).toEqual([['17:00', '22:00']])
})

test('what ends after midnight says so in words', async () => {
  const { time } = await grid({ ...NO_TIMES, saturday: [['22:00', '02:00']] })
  await expect.element(time('Saturday from')).toHaveAccessibleDescription('Until 2 a.m. the next day')
  await time('Saturday until').fill('22:00')
  await expect.element(time('Saturday from')).toHaveAccessibleDescription('Around the clock')
})

test('what is wrong is said beside its time once that is left', async () => {
  const { time, press } = await grid({ ...NO_TIMES, sunday: [['22:00', '02:00']] })
  await press('Add a time on Monday')
  await time('Monday from').fill('01:00')
  await expect.element(time('Monday from')).not.toBeInvalid()
  await press('Add a time on Tuesday', '{Tab}')
  await expect.element(time('Monday from')).toBeInvalid()
  await expect.element(time('Sunday until')).toHaveAccessibleDescription('These times overlap')
  await time('Monday from').fill('')
  await press('Add a time on Tuesday', '{Tab}')
  await expect.element(time('Monday from')).toHaveAccessibleDescription('Please enter valid times')
  await expect.element(time('Monday until')).not.toBeInvalid()
})

test('a day takes four times', async () => {
  const { screen, press } = await grid({
    ...NO_TIMES,
    monday: [
      ['08:00', '09:00'],
      ['10:00', '11:00'],
      ['12:00', '13:00'],
    ],
  })
  await press('Add a time on Monday')
  await expect.element(screen.getByLabelText('Monday, time 4 from')).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: 'Add a time on Monday' })).toBeDisabled()
})

test('a press right after a wrong time reaches what it was meant for, and then the line appears', async () => {
  const { screen, time } = await grid({
    ...NO_TIMES,
    monday: [
      ['11:30', '15:00'],
      ['17:00', '21:00'],
    ],
  })
  await time('Monday, time 2 from').fill('12:00')
  await screen.getByRole('button', { name: 'Add a time on Sunday' }).click()
  await expect.element(time('Sunday from')).toHaveFocus()
  await time('Monday, time 2 from').click()
  await screen.getByRole('button', { name: 'Add a time on Tuesday' }).click()
  await expect.element(time('Tuesday from')).toHaveFocus()
})
