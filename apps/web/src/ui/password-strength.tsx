import { PASSWORD_CHECKS, passwordStrength, type PasswordStrength as Strength } from '@sizzle/domain/people/password.ts'
import { Icon } from './icon.tsx'

// In heat, as everything here: the bars are filled chilli by chilli, and the word says it for who sees no colour.
const LOOKS = {
  none: { word: 'Not typed yet', bars: 0, colour: '' },
  weak: { word: 'Weak', bars: 1, colour: 'bg-chilli' },
  medium: { word: 'Medium', bars: 2, colour: 'bg-saffron' },
  strong: { word: 'Strong', bars: 3, colour: 'bg-coriander' },
} as const satisfies Record<Strength | 'none', { word: string; bars: number; colour: string }>

/** The domain's five checks, four of which must pass, and what they add up to. */
export function PasswordStrength({ password }: { password: string }) {
  const { word, bars, colour } = LOOKS[password === '' ? 'none' : passwordStrength(password)]
  return (
    <div className="rounded-control bg-sunk px-3.5 py-3">
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="grid grow grid-cols-3 gap-1.5">
          {[1, 2, 3].map((bar) => (
            <span
              key={bar}
              className={`h-1.5 rounded-full transition-colors duration-200 ${bar <= bars ? colour : 'bg-line'}`}
            />
          ))}
        </span>
        <p role="status" className="min-w-16 text-right text-sm font-semibold">
          <span className="sr-only">Password strength: </span>
          {word}
        </p>
      </div>
      <ul className="mt-2.5 grid gap-x-4 gap-y-1 text-sm text-soft sm:grid-cols-2">
        {PASSWORD_CHECKS.map(({ name, label, passes }) => (
          <Check key={name} label={label} isDone={passes(password)} />
        ))}
        <li className="text-ink">8 characters and 4 of these 5</li>
      </ul>
    </div>
  )
}

function Check({ label, isDone }: { label: string; isDone: boolean }) {
  return (
    <li className={`flex items-center gap-2 ${isDone ? 'font-semibold text-coriander' : ''}`}>
      {isDone ? (
        <Icon name="check" className="size-4" />
      ) : (
        <span aria-hidden="true" className="grid size-4 place-items-center">
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
