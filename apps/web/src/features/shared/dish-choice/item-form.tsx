import { characters } from '@sizzle/domain/characters.ts'
import { type Choice, chosenIn, type DishWithOptions, type OptionGroup } from '@sizzle/domain/menu/options.ts'
import { checkChoices } from '@sizzle/domain/menu/options-choices.ts'
import { cleanNote, MAX_NOTE, noteProblem } from '@sizzle/domain/menu/options-note.ts'
import type { OptionsNow } from '@sizzle/domain/menu/options-now.ts'
import { firstProblem } from '@sizzle/domain/menu/options-picking.ts'
import { priceUnit } from '@sizzle/domain/menu/options-price.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { choicesInOneRow } from '@sizzle/domain/order/line-words.ts'
import type { Problem } from '@sizzle/domain/problem.ts'
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PageItem } from '../../../kit/page-content.ts'
import { useFootHeight } from '../../../kit/use-foot-height.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Parted } from '../../../ui/parted.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { HeatChoice } from './heat-choice.tsx'
import { OptionGroups } from './option-group.tsx'
import type { Picked } from './picked.ts'

const FIELD = 'options'
const NOTE = 'note'

type ItemFormProps = {
  item: Pick<PageItem, 'name' | 'spiceLevel'>
  /** The same dish as the rules of options read it. */
  dish: DishWithOptions
  now: OptionsNow
  /** Whether the kitchen reads notes for dishes. */
  takesNotes: boolean
  /** What whoever writes the note should know. */
  noteHint: ReactNode
  /** On a phone few write one: a line until it is asked for. */
  isNoteFolded?: boolean
  picked: Picked
  /** What the button does, and the price. */
  act: (price: ReactNode) => ReactNode
  /** What is in the cart of this dish already, where that is worth saying. */
  inCart: number
  maxQuantity: number
  onPick: (picked: Picked) => void
  /** The sentence that says why not, when the cart did not take it. */
  onSave: (picked: Picked) => string | undefined
  onClose: () => void
}

/** The size first, because it sets the price, then the heat, the other groups and the note; what was chosen stands above the button, which names what is missing and leads there. */
export function ItemForm(props: ItemFormProps) {
  const { item, dish, now, takesNotes, picked, act, inCart, maxQuantity, onPick, onSave, onClose } = props
  const { choices, note, spice, quantity } = picked
  const id = useId()
  const [isTold, setTold] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const hasHeat = item.spiceLevel !== 'none'
  const edit = (change: Partial<Picked>) => onPick({ ...picked, ...change })

  const checked = checkChoices(dish, choices, now.menu, FIELD)
  const wrongNote = noteProblem(note, NOTE)
  const problems: readonly Problem[] = [
    ...(checked.ok ? [] : checked.refusal.fields),
    ...(wrongNote ? [wrongNote] : []),
  ]
  const missing = firstProblem(problems, { groups: dish.groups, choices, field: FIELD }, now.menu)
  const unit = priceUnit(dish, choices, now.menu)
  const size = chosenIn(dish.groups, choices).find(({ group }) => group.kind === 'size')?.option.sizeCode ?? null
  const groupProps = {
    choices,
    field: FIELD,
    id,
    size,
    now,
    problems: new Map(isTold ? problems.map(({ field, sentence }) => [field, sentence] as const) : []),
    onChange: (to: readonly Choice[]) => edit({ choices: to }),
  }
  const save = () => {
    if (missing) {
      setTold(true)
      return leadTo(`${id}-${missing.field}`)
    }
    const sentence = onSave(picked)
    setRefusal(sentence)
    if (sentence === undefined) onClose()
  }
  return (
    // A form, so that Enter on a choice saves, as it does in every other form.
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <OptionGroups {...groupProps} groups={dish.groups.filter(isSize)} />
      {hasHeat && <HeatChoice value={spice} onMenu={item.spiceLevel} onChange={(to) => edit({ spice: to })} />}
      <OptionGroups {...groupProps} groups={dish.groups.filter((group) => !isSize(group))} />
      {takesNotes && (
        <div id={`${id}-${NOTE}`} className="dish-note mt-6 [&_textarea]:scroll-mb-24">
          <Note
            hint={props.noteHint}
            isFolded={props.isNoteFolded ?? false}
            note={note}
            problem={wrongNote?.sentence}
            onChange={(to) => edit({ note: to })}
          />
        </div>
      )}
      {refusal !== undefined && (
        <p role="alert" className="mt-5 rounded-control bg-chilli-soft px-4 py-3 font-semibold text-chilli">
          {refusal}
        </p>
      )}
      <div
        ref={useFootHeight()}
        data-foot
        className="sheet-foot mt-7 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-raised pt-3 pb-[max(20px,env(safe-area-inset-bottom))] max-sm:-mx-5 max-sm:-mb-5 max-sm:px-5 sm:-mx-6 sm:-mb-6 sm:px-6"
      >
        {dish.groups.length > 0 && (
          <p className="line-clamp-2 w-full text-sm text-soft">
            <Parted
              parts={[choicesInOneRow({ quantity: 1, options: unit.choices }), ...(hasHeat ? [spice.name] : [])].filter(
                (part) => part !== '',
              )}
            />
          </p>
        )}
        {inCart > 0 && <p className="w-full text-sm text-soft">You have {inCart} of it in your cart already.</p>}
        <Stepper
          label={item.name}
          value={quantity}
          min={1}
          max={maxQuantity}
          onChange={(to) => edit({ quantity: to })}
        />
        <button type="submit" className={button(missing ? 'strong' : 'primary', 'min-h-12 min-w-0 flex-1')}>
          {missing ? (
            missing.sentence
          ) : (
            <span>{act(<span className="price">{formatCad(unit.price * quantity)}</span>)}</span>
          )}
        </button>
      </div>
    </form>
  )
}

function isSize({ kind }: OptionGroup): boolean {
  return kind === 'size'
}

type NoteProps = {
  hint: ReactNode
  isFolded: boolean
  note: string
  problem: string | undefined
  onChange: (note: string) => void
}

/** Beside the picture there is room for it; elsewhere it is a line until somebody has something to say. */
function Note({ hint, isFolded, note, problem, onChange }: NoteProps) {
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const isShut = isFolded && !isAsked && note === ''
  const ask = () => {
    flushSync(() => setAsked(true))
    field.current?.querySelector('textarea')?.focus()
  }
  return (
    <>
      {isShut && (
        <button
          type="button"
          className="-my-2 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 xl:hidden"
          onClick={ask}
        >
          <Icon name="plus" className="size-4.5" /> Add a note
        </button>
      )}
      <div ref={field} className={isShut ? 'max-xl:hidden' : ''}>
        <TextArea
          label="Note for this dish (optional)"
          hint={hint}
          rows={1}
          value={note}
          problem={problem}
          count={{ length: characters(cleanNote(note)).length, most: MAX_NOTE }}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </>
  )
}

/** After the screen has drawn the sentences, so that they are read with the field. */
function leadTo(id: string): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id)
    place?.scrollIntoView({ block: 'start' })
    place?.querySelector<HTMLElement>('input:enabled, button:enabled, textarea')?.focus({ preventScroll: true })
  })
}
