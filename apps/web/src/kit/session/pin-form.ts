import { MAX_PIN_DIGITS, PIN_REQUIRED } from '@sizzle/domain/people/pin.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { useForm } from '../use-form.ts'

/** A PIN that somebody types or presses; a refused one is gone from the field. */
export function usePinForm(send: (pin: string, key: string) => Promise<unknown>) {
  const form = useForm({
    initial: { pin: '' },
    check: ({ pin }) => problemsOf([['pin', !/^\d{4,6}$/.test(pin) && PIN_REQUIRED]]),
    send: async ({ pin }, key) => {
      try {
        await send(pin, key)
      } catch (error) {
        form.setFields({ pin: '' })
        throw error
      }
    },
    atField: { wrong_pin: 'pin' },
  })
  return {
    ...form,
    press: (digit: string) => form.setFields(({ pin }) => ({ pin: (pin + digit).slice(0, MAX_PIN_DIGITS) })),
    deleteLast: () => form.setFields(({ pin }) => ({ pin: pin.slice(0, -1) })),
    clear: () => form.setFields({ pin: '' }),
  }
}
