import {
  PASSWORD_CHECKS,
  passwordLacks,
  passwordStrength,
  type PasswordStrength as Strength,
} from '@sizzle/domain/people/password.ts'
import { Icon } from './icon.tsx'
import { SPOKEN_AFTER_MS, useDebounced } from './use-debounced.ts'

// In heat, as everything here: the bars are filled chilli by chilli, and the word says it for who sees no colour.
const LOOKS = {
  none: { word: '', bars: 0, colour: '' },
  weak: { word: 'Weak', bars: 1, colour: 'bg-chilli' },
  medium: { word: 'Medium', bars: 2, colour: 'bg-saffron' },
  strong: { word: 'Strong', bars: 3, colour: 'bg-coriander' },
} as const satisfies Record<Strength | 'none', { word: string; bars: number; colour: string }>

/** In one sentence, until somebody chooses one. */
export const PASSWORD_RULE = '8 or more characters, with three of: uppercase, lowercase, digit, symbol.'

/** The domain's five checks and what they add up to. Four must pass, the length always: so three of the others (people 7). */
export function PasswordStrength({ password }: { password: string }) {
  const { word, bars, colour } = LOOKS[password === '' ? 'none' : passwordStrength(password)]
  const needed = neededWords(password)
  return (
    <div className="rounded-control bg-sunk px-3.5 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span aria-hidden="true" className="grid grow basis-24 grid-cols-3 gap-1.5">
          {[1, 2, 3].map((bar) => (
            <span
              key={bar}
              className={`h-2.5 rounded-full transition-colors duration-200 ${bar <= bars ? colour : 'bg-line'}`}
            />
          ))}
        </span>
        <p aria-hidden="true" className="text-sm text-soft">
          <b className="text-ink">{word}</b>
          {needed}
        </p>
        {/* Each key would speak over the one before. */}
        <p role="status" className="sr-only">
          {useDebounced(word && `Password strength: ${word}${needed}`, SPOKEN_AFTER_MS)}
        </p>
      </div>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-x-1 gap-y-1 text-[0.8125rem] text-soft">
        {PASSWORD_CHECKS.map(({ name, label, passes }) => (
          <Check key={name} label={label} isDone={passes(password)} />
        ))}
      </ul>
    </div>
  )
}

/** The length always, and three of the others: said as what is still to be typed. */
function neededWords(password: string): string {
  if (password === '') return 'The length, and three of the others'
  const { characters, checks } = passwordLacks(password)
  const lacks = [
    ...(characters > 0 ? [`${characters} more ${characters === 1 ? 'character' : 'characters'}`] : []),
    ...(checks > 0 ? [`${checks} more of the others`] : []),
  ]
  return lacks.length > 0 ? `: add ${lacks.join(' and ')}` : ': that is enough'
}

function Check({ label, isDone }: { label: string; isDone: boolean }) {
  return (
    <li className={`flex items-center gap-1.5 ${isDone ? 'font-semibold text-coriander' : ''}`}>
      {isDone ? (
        <Icon name="check" className="size-3.5" />
      ) : (
        <span aria-hidden="true" className="grid size-3.5 place-items-center">
          <span className="size-1.5 rounded-full bg-line-strong" />
        </span>
      )}
      <span>
        {label}
        <span className="sr-only">{isDone ? ': done' : ': missing'}</span>
      </span>
    </li>
  )
}
