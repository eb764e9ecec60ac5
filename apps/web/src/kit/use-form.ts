import { CallError } from '@sizzle/contract/client.ts'
import type { Problem } from '@sizzle/domain/problem.ts'
import { type ChangeEvent, type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { sentenceOf } from './page-calls.ts'
import { reportClientError } from './report-client-error.ts'
import { problemsAt } from './server/problems-at.ts'
import { createWishKey, sendUnderKey } from './server/wish-state.ts'
import { tryAgainSentence } from './try-again-sentence.ts'
import { useCountdown } from './use-countdown.ts'

type Fields = Record<string, string>
type Problems<F> = Partial<Record<keyof F, string>>
type Trouble<F> = { problems: Problems<F>; sentence?: string; code?: string; until?: number }

export type FormRules<F extends Fields> = {
  initial: F
  check: (fields: F) => readonly Problem<keyof F & string>[]
  /** One key for one wish: sending the same fields again after a lost answer repeats it. */
  send: (fields: F, key: string) => Promise<unknown>
  /** Refusals that are about one field stand at that field. */
  atField?: Readonly<Record<string, keyof F & string>>
}

/** Text fields that are checked on submit, say what is wrong where it is wrong, and lead there. */
export function useForm<F extends Fields>({ initial, check, send, atField = {} }: FormRules<F>) {
  const [fields, setFields] = useState(initial)
  const [trouble, setTrouble] = useState<Trouble<F>>({ problems: {} })
  const [isSending, setSending] = useState(false)
  const waitSeconds = useCountdown(trouble.until)
  const [wishKey] = useState(() => createWishKey<F>())

  const edit = (name: keyof F & string, value: string) => {
    setFields((before) => ({ ...before, [name]: value }))
    setTrouble(({ problems, sentence, until }) => ({
      problems: { ...problems, [name]: undefined },
      ...(until === undefined || sentence === undefined ? {} : { sentence, until }),
    }))
  }
  const stumble = (form: HTMLFormElement, next: Trouble<F>) => {
    flushSync(() => setTrouble(next))
    firstProblemIn(form)?.focus()
  }
  const run = async (form: HTMLFormElement) => {
    const found = check(fields)
    if (found.length > 0) return stumble(form, { problems: firstOfEach(found) })
    setTrouble({ problems: {} })
    setSending(true)
    try {
      await sendUnderKey(wishKey, fields, send)
    } catch (error) {
      stumble(form, troubleOf<F>(error, fields, atField))
    } finally {
      setSending(false)
    }
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSending && waitSeconds === 0) void run(event.currentTarget)
  }

  return {
    fields,
    setFields,
    /** For a field that is no plain input. */
    edit,
    isSending,
    waitSeconds,
    code: trouble.code,
    // How long to wait is said until the wait is over.
    sentence: trouble.until !== undefined && waitSeconds === 0 ? undefined : trouble.sentence,
    submit,
    field: (name: keyof F & string) => ({
      name,
      value: fields[name] ?? '',
      problem: trouble.problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => edit(name, event.target.value),
    }),
  }
}

function firstProblemIn(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.elements].find(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.ariaInvalid === 'true',
  )
}

function firstOfEach<F extends Fields>(found: readonly Problem<keyof F & string>[]): Problems<F> {
  const problems: Problems<F> = {}
  for (const { field, sentence } of found) problems[field] ??= sentence
  return problems
}

function troubleOf<F extends Fields>(error: unknown, fields: F, atField: FormRules<F>['atField'] & object): Trouble<F> {
  if (!(error instanceof CallError)) {
    reportClientError(error)
    return { problems: {}, sentence: sentenceOf(error) }
  }
  const { body } = error
  const known = problemsIn(error, fields)
  if (Object.keys(known).length > 0) return { problems: known, code: body.code }
  const place = atField[body.code]
  // The sentence belongs to exactly this field of F, which the type of a computed key cannot say.
  if (place) return { problems: { [place]: body.userMessage } as Problems<F>, code: body.code }
  if (error.status !== 429) return { problems: {}, sentence: sentenceOf(error), code: body.code }
  const seconds = typeof body.retryAfter === 'number' ? body.retryAfter : 2
  return {
    problems: {},
    code: body.code,
    sentence: `${body.userMessage} ${tryAgainSentence(seconds, new Date())}`,
    until: Date.now() + seconds * 1000,
  }
}

/** Only the fields that this form shows can be shown there. */
function problemsIn<F extends Fields>(error: unknown, fields: F): Problems<F> {
  const known = Object.entries(problemsAt(error)).filter(([field]) => Object.hasOwn(fields, field))
  // hasOwn just said that each is one of the form's names.
  return Object.fromEntries(known) as Problems<F>
}
