import { type ComponentProps, useState } from 'react'
import { Field } from './field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'extra'> & {
  /** What is shown and hidden. */
  what?: string
}

/** Can be shown, because a password nobody can read back is typed wrong and chosen short. */
export function PasswordField({ what = 'password', ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={128}
      extra={
        <button
          type="button"
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-soft hover:text-ink"
          aria-label={`${isShown ? 'Hide' : 'Show'} ${what}`}
          onClick={() => setShown(!isShown)}
        >
          <Eye isCrossed={isShown} />
        </button>
      }
    />
  )
}

function Eye({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg viewBox="0 0 20 20" className="size-5.5" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M1.8 10S4.6 4.6 10 4.6 18.2 10 18.2 10 15.4 15.4 10 15.4 1.8 10 1.8 10Z" />
        <circle cx="10" cy="10" r="2.6" />
        {isCrossed && <path d="m3.6 16.4 12.8-12.8" />}
      </g>
    </svg>
  )
}
