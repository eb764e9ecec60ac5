import { fullStop } from '@sizzle/domain/full-stop.ts'
import { chosenIn, type DishWithOptions } from '@sizzle/domain/menu/options.ts'
import { lineContents } from '@sizzle/domain/menu/options-contents.ts'
import { NOTE_HINT } from '@sizzle/domain/menu/options-note.ts'
import { choicesNow, type OptionsNow } from '@sizzle/domain/menu/options-now.ts'
import { SOLD_OUT_TODAY } from '@sizzle/domain/menu/sold-out-words.ts'
import { useRef, useState } from 'react'
import type { NotNow, PageItem } from '../../../kit/page-content.ts'
import { useBackCloses } from '../../../kit/use-back-step.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DishPicture } from '../../../ui/dish-tile/dish-picture.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { Parted } from '../../../ui/parted.tsx'
import { ItemForm } from '../../shared/dish-choice/item-form.tsx'
import type { Picked } from '../../shared/dish-choice/picked.ts'
import { MenuMarks } from './menu-marks.tsx'
import { SheetBar } from './sheet-bar.tsx'

type ItemSheetProps = {
  item: PageItem
  /** The same dish as the rules of options read it. */
  dish: DishWithOptions
  now: OptionsNow
  /** Why it cannot be had at once. */
  notNow: NotNow | undefined
  /** Whether the kitchen reads notes for dishes. */
  takesNotes: boolean
  /** Of the kitchen that cooks. */
  phone: string
  start: Picked
  /** A line of the cart is chosen anew. */
  isChange: boolean
  /** Of this dish in the cart already, however it was chosen. */
  inCart: number
  maxQuantity: number
  /** The sentence that says why not, when the cart did not take it. */
  onSave: (picked: Picked) => string | undefined
  onClose: () => void
}

export function ItemSheet(props: ItemSheetProps) {
  const { item, dish, now, notNow, phone, start, isChange, inCart, onClose } = props
  useBackCloses(onClose)
  const [picked, setPicked] = useState(start)
  const title = useRef<HTMLHeadingElement>(null)
  // The menu may change while the dialog is open: what is sold out by now is not chosen any more.
  const choices = choicesNow(dish.groups, picked.choices, now).kept
  const contents = lineContents(dish, choices, now.menu)
  const isOnSale = item.isAvailable && !item.isSoldOut
  return (
    <Dialog label={item.name} shape="sheet" onClose={onClose}>
      <SheetBar name={item.name} title={title} onClose={onClose} />
      <div className="dish-sheet">
        <div>
          <div className="overflow-hidden rounded-t-[inherit]">
            <DishPicture dish={item} size="wide" drawnWidth="(min-width: 560px) 560px, 100vw" isFirst />
          </div>
          <div className="dish-sheet-words px-5 pt-5 sm:px-6 sm:pt-6">
            <div className="flex items-baseline justify-between gap-4">
              <h2 ref={title} className="text-2xl">
                {item.name}
              </h2>
              <span className="price text-xl">{formatDollars(item.startPrice)}</span>
            </div>
            <p className="mt-2 text-soft">{item.description}</p>
            <div className="mt-3">
              <MenuMarks item={{ ...item, ...marksOf(contents.diets) }} />
            </div>
            <Facts
              allergens={contents.allergens}
              calories={contents.calories}
              size={chosenIn(dish.groups, choices).find(({ group }) => group.kind === 'size')?.option.name}
              prepTime={item.prepTime}
            />
          </div>
        </div>
        <div className="dish-sheet-choices px-5 pb-5 sm:px-6 sm:pb-6">
          {isOnSale && notNow && (
            <p role="status" className="mt-5 rounded-control bg-sunk px-4 py-3">
              <b className="font-semibold">{fullStop(notNow.text)}</b>{' '}
              {notNow.isForLater && 'You can order it for later and choose the time at checkout.'}
            </p>
          )}
          {isOnSale && (notNow?.isForLater ?? true) && (
            <ItemForm
              {...props}
              isNoteFolded
              noteHint={<NoteHint phone={phone} />}
              picked={{ ...picked, choices }}
              act={(price) => (
                <Parted parts={[isChange ? 'Save changes' : notNow ? 'Order for later' : 'Add to cart', price]} />
              )}
              inCart={isChange ? 0 : inCart}
              onPick={setPicked}
            />
          )}
          {!isOnSale && (
            <p role="status" className="mt-6 rounded-control bg-sunk px-4 py-3 font-semibold">
              {item.soldOutReason ?? SOLD_OUT_TODAY}. It cannot be ordered right now.
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}

const CALL = 'call us'

/** The house's sentence, whose call is a link to the kitchen that cooks. */
function NoteHint({ phone }: { phone: string }) {
  const [before, after] = NOTE_HINT.split(CALL)
  return (
    <>
      {before}
      <a href={telLink(phone)} className="underline underline-offset-2">
        {CALL}
      </a>
      {after}
    </>
  )
}

function marksOf(diets: readonly string[]) {
  return {
    isVegetarian: diets.includes('vegetarian'),
    isVegan: diets.includes('vegan'),
    isGlutenFree: diets.includes('gluten-free'),
  }
}

type FactsProps = {
  allergens: readonly string[]
  calories: number | null
  /** Whose calories they are. */
  size: string | undefined
  prepTime: number
}

/** Of the dish as it is chosen. */
function Facts({ allergens, calories, size, prepTime }: FactsProps) {
  const facts = [
    calories !== null && `${calories} calories${size ? ` (${size})` : ''}`,
    `About ${prepTime} minutes`,
  ].filter((fact) => fact !== false)
  return (
    <>
      {allergens.length > 0 && (
        <p className="mt-3 flex gap-2 font-semibold">
          <Icon name="alert" className="mt-0.5 size-5 shrink-0 text-saffron-ink" />
          <span className="min-w-0">Contains {allergens.join(', ')}</span>
        </p>
      )}
      <p className={`${allergens.length > 0 ? 'mt-1' : 'mt-3'} text-sm text-soft`}>
        <Parted parts={facts} />
      </p>
    </>
  )
}
