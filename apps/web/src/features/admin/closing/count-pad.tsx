import { LARGEST_COIN, MAX_PIECES, PIECES } from '@sizzle/domain/closing/cash-count.ts'
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { askAgain } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FieldProblem } from '../../../ui/field-problem.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { heldIf } from '../../../ui/held.ts'
import { Icon } from '../../../ui/icon.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { RecordCash } from './cash-moves.tsx'
import type { DayToClose, DrawerCount } from './closing-query.ts'
import { pieceName } from './closing-words.ts'
import { countWords } from './drawer-words.ts'
import { StepHead } from './step-head.tsx'

type CountPadProps = {
  day: DayToClose
  formRef?: Ref<HTMLFormElement>
  /** Of the count before. */
  pieces: readonly { value: number; count: number }[]
  onCounted: (count: DrawerCount) => void
}

const PARTS = [
  { title: 'Notes', values: PIECES.filter((value) => value > LARGEST_COIN) },
  { title: 'Coins', values: PIECES.filter((value) => value <= LARGEST_COIN) },
]

/** How many of each note and coin. What should be there is not said before it is counted. */
export function CountPad({ day, formRef, pieces, onCounted }: CountPadProps) {
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(
    () => new Map(pieces.map(({ value, count }) => [Math.round(value * 100), String(count)])),
  )
  const [isAsking, setAsking] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const wish = useWish('/countDrawer', {
    onDone: onCounted,
    // The day says more of itself once it is counted.
    onSettled: () => askAgain('/getDayToClose'),
  })
  const countOf = (value: number) => typedPieces(typed.get(value) ?? '') ?? 0
  const total = PIECES.reduce((sum, value) => sum + value * countOf(value), 0)
  const wrong = PIECES.find((value) => typedPieces(typed.get(value) ?? '') === undefined)
  const set = (value: number, text: string) => {
    const next = new Map(typed)
    if (text === '') next.delete(value)
    else next.set(value, text)
    setTyped(next)
    setMissing(false)
  }
  const send = () => {
    if (wish.isPending) return
    const counted = PIECES.map((value) => ({ value: value / 100, count: countOf(value) }))
    wish.send({ locationId: day.locationId, date: day.date, pieces: counted.filter(({ count }) => count > 0) })
  }
  const goTo = (selector: string) => list.current?.querySelector<HTMLElement>(selector)?.focus()
  const toNext = (value: number) => {
    const next = PIECES[PIECES.indexOf(value) + 1]
    goTo(next === undefined ? '[type="submit"]' : `[data-piece="${next}"]`)
  }
  return (
    <div className="mt-1.5 grid gap-2">
      {/* Beside the form and not in it: what is recorded has a form of its own. */}
      <div className="flex items-center justify-between gap-x-4 max-[22rem]:flex-wrap">
        <StepHead step={1} id="count-title" title="Count the drawer" {...countWords(day)} />
        <RecordCash place={day.locationId} />
      </div>
      <form
        {...(formRef && { ref: formRef })}
        noValidate
        aria-labelledby="count-title"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.size === 0) {
            setMissing(true)
            goTo('[data-piece]')
          } else if (wrong !== undefined) {
            goTo(`[data-piece="${wrong}"]`)
            // A drawer is seldom empty, and what is counted cannot be taken back.
          } else if (total === 0) setAsking(true)
          else send()
        }}
      >
        <div ref={list} className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
          {/* Two beside each other only where a row of each fits; the line keeps an amount apart from the next piece, half way between the two. */}
          <div className="grid grid-cols-[minmax(0,1fr)] @min-[35rem]:grid-cols-[auto_minmax(1px,1fr)_auto] @min-[35rem]:gap-x-3 @min-[38.5rem]:gap-x-5">
            <div
              aria-hidden="true"
              className="col-start-2 row-start-1 hidden w-px justify-self-center bg-line @min-[35rem]:block"
            />
            {PARTS.map(({ title, values }) => (
              <fieldset
                key={title}
                className="row-start-auto min-w-0 @min-[35rem]:row-start-1 @min-[35rem]:first-of-type:col-start-1 @min-[35rem]:last-of-type:col-start-3"
              >
                <legend className="sr-only">{title}</legend>
                {values.map((value) => (
                  <PieceRow
                    key={value}
                    value={value}
                    typed={typed.get(value) ?? ''}
                    onChange={(text) => set(value, text)}
                    onNext={() => toNext(value)}
                  />
                ))}
              </fieldset>
            ))}
          </div>
          <FormProblem className="empty:-mb-3" sentence={wish.sentence} />
          <CountFoot total={total} isCounted={typed.size > 0} isMissing={isMissing} isSending={wish.isPending} />
        </div>
      </form>
      {isAsking && (
        <ConfirmDialog
          question="The count is $0.00. Is the drawer empty?"
          confirmLabel="It is empty"
          isBusy={wish.isPending}
          whyNot={wish.whyNot}
          onConfirm={() => {
            setAsking(false)
            send()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

type CountFootProps = { total: number; isCounted: boolean; isMissing: boolean; isSending: boolean }

/** Stays in sight while the rows are counted; what has the focus is scrolled clear of it. */
function CountFoot({ total, isCounted, isMissing, isSending }: CountFootProps) {
  const isOnline = useOnline()
  return (
    <div className="sticky bottom-(--foot-room) z-10 -mx-4 -mb-4 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-b-card border-t border-line bg-raised px-4 py-2 sm:-mx-5 sm:-mb-5 sm:px-5 sm:py-3">
      <p className="flex items-baseline gap-2.5 font-semibold max-sm:flex-col max-sm:gap-0 max-sm:leading-tight">
        Counted <output className="price font-display text-2xl">{formatDollars(total / 100)}</output>
      </p>
      {isMissing ? null : isOnline ? (
        <p
          className={`hidden text-sm text-soft ${isCounted ? '@min-[42rem]:pointer-fine:block' : '@min-[30rem]:block'}`}
        >
          {isCounted ? 'Enter: next row. ↑ ↓: one more, one less.' : 'Enter your count first.'}
        </p>
      ) : (
        <p className="hidden text-sm text-soft @min-[35rem]:block">You can compare once you are back online.</p>
      )}
      {/* Always there, so that what appears in it is announced. */}
      <p role="alert" className="ml-auto font-semibold text-chilli empty:hidden max-sm:order-first max-sm:basis-full">
        {isMissing && 'Enter your count first.'}
      </p>
      <button
        type="submit"
        className={button(
          isCounted ? 'primary' : 'quiet',
          // Nothing is entered yet: a press says so.
          `${isCounted || !isOnline ? '' : 'border-line! text-soft!'} ${isMissing ? 'max-sm:ml-auto' : 'ml-auto'}`,
        )}
        title={isOnline ? undefined : NOT_OFFLINE}
        {...heldIf(isSending || !isOnline)}
      >
        {isSending ? 'Comparing…' : 'Done counting'}
      </button>
    </div>
  )
}

type PieceRowProps = {
  value: number
  /** Empty as long as nothing was entered: none is a count, too. */
  typed: string
  onChange: (text: string) => void
  onNext: () => void
}

const STEP =
  'grid size-11 shrink-0 scroll-mb-28 place-items-center rounded-full border border-line-strong hover:bg-sunk aria-disabled:cursor-not-allowed aria-disabled:opacity-40'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

const PIECES_INVALID = `Enter a whole number from 0 to ${MAX_PIECES.toLocaleString('en-CA')}`

/** Nothing is none. Undefined where it is no count: that stays as it was typed, and nothing is compared before it is mended. */
function typedPieces(text: string): number | undefined {
  if (!/^\d*$/.test(text.trim())) return undefined
  return Number(text) <= MAX_PIECES ? Number(text) : undefined
}

function PieceRow({ value, typed, onChange, onNext }: PieceRowProps) {
  const id = useId()
  const entered = typedPieces(typed)
  const count = entered ?? 0
  const problem = entered === undefined ? PIECES_INVALID : undefined
  const hasLess = count > 0
  const hasMore = entered !== undefined && count < MAX_PIECES
  const name = pieceName(value)
  const change = (step: number) => {
    if (step > 0 ? hasMore : hasLess) onChange(String(count + step))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) onNext()
    else change(step)
  }
  return (
    <div className="py-1 max-sm:py-0.5">
      <div className="flex flex-wrap items-center gap-1">
        <span className="min-w-11 shrink-0 font-semibold whitespace-nowrap tabular-nums" aria-hidden>
          {name}
        </span>
        <button
          type="button"
          className={STEP}
          aria-label={`One ${name} less`}
          aria-disabled={!hasLess || undefined}
          tabIndex={hasLess ? undefined : -1}
          onClick={() => change(-1)}
        >
          <Icon name="minus" className="size-4" />
        </button>
        <input
          data-piece={value}
          aria-label={`How many ${name}`}
          className="min-h-11 w-9 scroll-mb-28 rounded-control border border-line-strong bg-raised px-0.5 text-center tabular-nums aria-invalid:border-chilli aria-invalid:focus-visible:outline-chilli @min-[20rem]:w-14 @min-[35rem]:w-12 @min-[38.5rem]:w-14"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-problem`}
          value={typed}
          onChange={(event) => onChange(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={STEP}
          aria-label={`One ${name} more`}
          aria-disabled={!hasMore || undefined}
          onClick={() => change(1)}
        >
          <Icon name="plus" className="size-4" />
        </button>
        <span
          className={`price min-w-[4.25rem] grow text-right @min-[35rem]:min-w-[4.5rem] @min-[38.5rem]:min-w-20 ${count > 0 ? '' : 'text-soft'}`}
        >
          {formatDollars((value * count) / 100)}
        </span>
      </div>
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  )
}
