import './ready-screen.css'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useWakeLock } from '../../../kit/sound/wake-lock.ts'
import { paths } from '../../../paths.ts'
import { DEAD_END_LINK } from '../../../ui/dead-end.tsx'
import { Link } from '../../../ui/link.tsx'
import { MyNumber } from './my-number.tsx'
import { ReadyHead } from './ready-head.tsx'
import { useBell } from './use-bell.ts'
import { useLook } from './use-look.ts'
import { useMine } from './use-mine.ts'
import { useReady } from './use-ready.ts'

/** For guests who wait: numbers and no names, read from across the room (stations 17). `gone` is shown when the link leads to no screen. */
export function ReadyScreen({ token, gone }: { token: string; gone: ReactNode }) {
  const bell = useBell()
  const look = useLook()
  const { mine, choose } = useMine()
  const [isPhone] = useState(isNarrow)
  const { screen, isGone, isOld, now, marked } = useReady(token, bell.ring)
  useWakeLock(true)
  if (isGone) return gone
  if (!screen) return <Quiet>Connecting…</Quiet>
  const preparing = inOrder(screen.preparing)
  const ready = inOrder(screen.ready)
  // A screen on a wall or counter belongs to nobody.
  const own = isPhone ? { mine, onChoose: choose } : {}
  return (
    <div className="flex min-h-dvh flex-col gap-4 bg-paper p-4 text-ink landscape:h-dvh lg:gap-6 lg:p-8">
      <ReadyHead name={screen.locationName} now={now} isOld={isOld} bell={bell} look={look} />
      {isPhone && <MyNumber mine={mine} preparing={preparing} ready={ready} />}
      <main className="flex min-h-0 grow flex-col gap-4 lg:gap-6 landscape:flex-row portrait:flex-col-reverse portrait:justify-end">
        <Numbers
          title="Preparing"
          numbers={preparing}
          {...own}
          none="No order is being prepared."
          look="text-start text-soft [&>button]:text-start"
        />
        <Numbers
          title="Ready"
          numbers={ready}
          {...own}
          marked={marked}
          none="No order is waiting. Each number moves here when its order is ready."
          look="text-center bg-coriander text-paper"
          isLarge
        />
      </main>
      {/* A guest's own phone, not the screen on the wall. */}
      <p className="order-2 text-soft sm:hidden landscape:hidden">
        Ordered online?{' '}
        <Link to={paths.dashboard()} className={DEAD_END_LINK}>
          Track my order
        </Link>
      </p>
      <p role="status" className="sr-only">
        {marked.length > 0 && `Ready: ${marked.join(', ')}`}
      </p>
    </div>
  )
}

/** By number, so that a guest finds the own one where it stood before. */
function inOrder(shown: readonly { readonly number: string }[]): readonly string[] {
  return shown.map(({ number }) => number).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

function isNarrow(): boolean {
  return matchMedia('(width < 40rem)').matches
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-paper p-6 text-center text-xl text-soft">
      <p role="status">{children}</p>
    </main>
  )
}

type NumbersProps = {
  title: string
  numbers: readonly string[]
  /** What stands there without any. */
  none: string
  marked?: readonly string[]
  look: string
  /** While they are few, each has a row of its own on a phone too. */
  isLarge?: boolean
  mine?: string | null
  /** Somebody says which number is theirs. */
  onChoose?: (number: string) => void
}

/** Numbers for each column that they are broken into: four of them fit beneath each other at full size. */
const PER_COLUMN = 4

function Numbers({ title, numbers, none, marked = [], look, isLarge = false, mine, onChoose }: NumbersProps) {
  const columns = Math.max(1, Math.ceil(Math.sqrt(numbers.length / PER_COLUMN)))
  const size = {
    '--columns': columns,
    '--columns-upright': isLarge && numbers.length <= PER_COLUMN ? 1 : 2,
    '--rows': Math.max(PER_COLUMN, Math.ceil(numbers.length / columns)),
    '--letters': Math.max(1, ...numbers.map(({ length }) => length)),
  }
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3 landscape:flex-1">
      <h2 className="border-b-2 border-line-strong pb-2 text-3xl lg:text-5xl">{title}</h2>
      {numbers.length === 0 && <p className="text-soft lg:text-2xl">{none}</p>}
      <div className="ready-room">
        {/* The custom properties are numbers, which the type of a style does not know. */}
        <ol className="ready-numbers" style={size as CSSProperties}>
          {numbers.map((number) => (
            <li
              key={number}
              className={`price rounded-card ${look} ${marked.includes(number) ? 'breathe' : ''} ${number === mine ? 'is-mine' : ''}`}
            >
              {onChoose ? (
                <button
                  type="button"
                  className="w-full text-[inherit]"
                  aria-pressed={number === mine}
                  onClick={() => onChoose(number)}
                >
                  {number}
                </button>
              ) : (
                number
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
