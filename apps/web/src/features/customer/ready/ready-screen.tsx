import './ready-screen.css'
import type { CSSProperties, ReactNode } from 'react'
import { LogoMark } from '../../../brand/logo-mark.tsx'
import { useWakeLock } from '../../../kit/sound/wake-lock.ts'
import { button } from '../../../ui/button.ts'
import { useBell } from './use-bell.ts'
import { useLook } from './use-look.ts'
import { useReady } from './use-ready.ts'

/** For guests who wait: numbers and no names, read from across the room (stations 17). `gone` is shown when the link leads to no screen. */
export function ReadyScreen({ token, gone }: { token: string; gone: ReactNode }) {
  const bell = useBell()
  const { isDark, setDark } = useLook()
  const { screen, isGone, isOld, marked } = useReady(token, bell.ring)
  useWakeLock(true)
  if (isGone) return gone
  if (!screen) return <Quiet>Connecting…</Quiet>
  return (
    <div className="flex min-h-dvh flex-col gap-4 bg-paper p-4 text-ink landscape:h-dvh lg:gap-6 lg:p-8">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <LogoMark className="size-10 lg:size-14" />
        <h1 className="grow text-2xl lg:text-4xl">{screen.locationName}</h1>
        {isOld && (
          <p role="alert" className="rounded-control bg-chilli px-4 py-2 text-lg font-semibold text-paper lg:text-2xl">
            No connection: this may be out of date.
          </p>
        )}
        <button type="button" className={button('bare', 'text-soft')} onClick={() => setDark(!isDark)}>
          {isDark ? 'Light' : 'Dark'}
        </button>
        <button
          type="button"
          aria-pressed={bell.isWanted}
          className={button('bare', 'text-soft')}
          onClick={() => bell.setWanted(!bell.isWanted)}
        >
          {bell.needsTap ? 'Tap for sound' : bell.isWanted ? 'Sound on' : 'Sound off'}
        </button>
      </header>
      <main className="flex min-h-0 grow flex-col gap-4 lg:gap-6 landscape:flex-row portrait:flex-col-reverse portrait:justify-end">
        <Numbers title="Preparing" numbers={screen.preparing.map(({ number }) => number)} look="text-soft" />
        <Numbers
          title="Ready"
          numbers={screen.ready.map(({ number }) => number)}
          marked={marked}
          look="bg-coriander text-paper"
        />
      </main>
      <p role="status" className="sr-only">
        {marked.length > 0 && `Ready: ${marked.join(', ')}`}
      </p>
    </div>
  )
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-paper p-6 text-center text-xl text-soft">
      <p role="status">{children}</p>
    </main>
  )
}

type NumbersProps = { title: string; numbers: readonly string[]; marked?: readonly string[]; look: string }

/** Numbers for each column that they are broken into: four of them fit beneath each other at full size. */
const PER_COLUMN = 4

function Numbers({ title, numbers, marked = [], look }: NumbersProps) {
  const columns = Math.max(1, Math.ceil(Math.sqrt(numbers.length / PER_COLUMN)))
  const size = {
    '--columns': columns,
    '--rows': Math.max(PER_COLUMN, Math.ceil(numbers.length / columns)),
    '--letters': Math.max(1, ...numbers.map(({ length }) => length)),
  }
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3 landscape:flex-1">
      <h2 className="border-b-2 border-line-strong pb-2 text-3xl lg:text-5xl">{title}</h2>
      <div className="ready-room">
        {/* The custom properties are numbers, which the type of a style does not know. */}
        <ol className="ready-numbers" style={size as CSSProperties}>
          {numbers.map((number) => (
            <li
              key={number}
              className={`price rounded-card text-center ${look} ${marked.includes(number) ? 'breathe' : ''}`}
            >
              {number}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
