import { LEAST_PERCENT, MOST_PERCENT, PRICE_ROUNDINGS, type PriceRounding } from '@sizzle/domain/menu/bulk-prices.ts'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { stumble } from '../../../../kit/unsaved.ts'
import { useWhileHere } from '../../../../kit/use-is-here.ts'
import { Choices } from '../../../../ui/choices.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Check } from '../../../../ui/form/check.tsx'
import { DialogForm } from '../../../../ui/form/dialog-form.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { Unit } from '../../../../ui/form/unit.tsx'
import type { Category, ManagedItem } from '../menu-query.ts'
import { CHOOSE_PLACE, PlacesChoice } from './places-choice.tsx'
import { exampleOf } from './price-example.ts'
import { type PriceForm, ruleOf } from './price-form.ts'
import { PriceTargets } from './price-targets.tsx'
import { type PricesDone, usePriceChange } from './use-price-change.ts'

type PricesDialogProps = {
  locationId: string
  categories: readonly Category[]
  /** All dishes of the location. */
  items: readonly ManagedItem[]
  whyNot: string | undefined
  onDone: () => void
  onClose: () => void
}

const DIRECTIONS = [
  { value: 'raise', label: 'Raise' },
  { value: 'lower', label: 'Lower' },
] as const
const WAYS = [
  { value: 'percent', label: '%' },
  { value: 'amount', label: '$' },
] as const
const ROUNDING_WORDS: Record<PriceRounding, string> = {
  none: 'To the cent',
  '.49': 'To the nearest .49',
  '.99': 'To the nearest .99',
  '0.05': 'To 5 cents',
}
const MOST = { raise: MOST_PERCENT, lower: -LEAST_PERCENT } as const
const NEW_RULE: PriceForm = {
  category: '',
  direction: 'raise',
  way: 'percent',
  typed: '',
  rounding: 'none',
  includeOptions: false,
}

/** Changes many prices by one rule, at one location or several, after showing what becomes of each. */
export function PricesDialog({ locationId, categories, items, whyNot, onDone, onClose }: PricesDialogProps) {
  const [form, setForm] = useState(NEW_RULE)
  const [places, setPlaces] = useState<ReadonlySet<string>>(new Set([locationId]))
  const [missing, setMissing] = useState<Missing>({})
  const fields = useRef<HTMLDivElement>(null)
  const rule = ruleOf(form)
  const isWrong = form.typed !== '' && !rule
  const close = useWhileHere(onClose)
  const work = usePriceChange(rule, (done) => {
    toast('success', doneWords(done))
    onDone()
    close()
  })
  const { wish, preview, targets, changing } = work
  const set = (change: Partial<PriceForm>) => {
    setForm({ ...form, ...change })
    setMissing({})
    work.startOver()
  }
  const isShown = targets.length > 0
  const submit = () => {
    const still = missingOf(form, places.size)
    if (still.amount ?? still.places ?? isWrong) return stumble(fields.current, () => setMissing(still))
    if (isShown) work.change()
    else work.look([...places])
  }
  return (
    <DialogForm
      title="Change prices"
      shape="sheet"
      keep="Cancel"
      act={isShown ? actOf(changing, targets.length) : 'Preview'}
      acting="Changing…"
      wish={wish}
      problem={wish.sentence ?? (preview.error ? sentenceOf(preview.error) : undefined)}
      missing={whyNot ?? (isShown && changing === 0 ? 'No price changes by this.' : undefined)}
      isReady={whyNot === undefined && !preview.isFetching && !(isShown && changing === 0)}
      onSubmit={submit}
      onClose={onClose}
    >
      <div ref={fields} className="contents">
        <RuleFields form={form} problem={isWrong ? noNumber(form) : missing.amount} categories={categories} set={set} />
        {!isShown && <p className="text-sm text-soft empty:hidden">{rule && exampleOf(rule, items)}</p>}
        <PlacesChoice
          chosen={places}
          problem={missing.places}
          onChange={(chosen) => {
            setPlaces(chosen)
            setMissing({})
            work.startOver()
          }}
        />
      </div>
      {work.done.length > 0 && (
        <p role="status" className="font-semibold">
          {doneWords(work.done)}
        </p>
      )}
      <p role="status" className="font-semibold empty:hidden">
        {preview.isFetching && 'Working it out…'}
      </p>
      {!preview.isFetching && <PriceTargets targets={targets} />}
    </DialogForm>
  )
}

type RuleFieldsProps = {
  form: PriceForm
  /** Of the percent or the amount. */
  problem: string | undefined
  categories: readonly Category[]
  set: (change: Partial<PriceForm>) => void
}

function RuleFields({ form, problem, categories, set }: RuleFieldsProps) {
  return (
    <>
      <Select
        label="Which dishes?"
        value={form.category}
        options={[['', 'All dishes'], ...categories.map(({ id, name }) => [id, name] as const)]}
        onChange={(category) => set({ category })}
      />
      <Choices
        legend="How?"
        choices={DIRECTIONS}
        value={form.direction}
        onChange={(direction) => set({ direction })}
        className="grid-cols-2"
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <Field
          label="By how much"
          extra={<Unit unit={form.way === 'percent' ? '%' : '$'} />}
          inputMode="decimal"
          autoComplete="off"
          value={form.typed}
          problem={problem}
          onChange={(event) => set({ typed: event.target.value })}
        />
        <div className="[&_legend]:mb-1">
          <Choices
            legend="Percent or dollars"
            look="cells"
            choices={WAYS}
            value={form.way}
            onChange={(way) => set({ way })}
            className="grid-cols-2"
          />
        </div>
        <Select
          className="col-span-full"
          label="Rounding"
          value={form.rounding}
          options={PRICE_ROUNDINGS.map((rounding) => [rounding, ROUNDING_WORDS[rounding]] as const)}
          onChange={(chosen) => set({ rounding: PRICE_ROUNDINGS.find((one) => one === chosen) ?? 'none' })}
        />
      </div>
      <Check
        label="Prices of options as well"
        checked={form.includeOptions}
        onChange={(includeOptions) => set({ includeOptions })}
      />
    </>
  )
}

function noNumber({ way, direction }: PriceForm): string {
  return way === 'percent'
    ? `Please enter a number up to ${MOST[direction]} with at most two decimals, such as 5 or 2.50`
    : 'Please enter an amount with at most two decimals, such as 0.50'
}

type Missing = { readonly amount?: string; readonly places?: string }

/** Said beside its field once somebody presses the button. */
function missingOf({ way, typed }: PriceForm, places: number): Missing {
  return {
    ...(typed === '' && { amount: way === 'percent' ? 'Enter a percent first.' : 'Enter an amount first.' }),
    ...(places === 0 && { places: CHOOSE_PLACE }),
  }
}

function actOf(count: number, places: number): string {
  const prices = count === 1 ? 'Change 1 price' : `Change ${count.toLocaleString('en-CA')} prices`
  return places > 1 ? `${prices} at ${places} locations` : prices
}

/** '12 prices were changed at Truro and New Glasgow' */
function doneWords(done: readonly PricesDone[]): string {
  const count = done.reduce((sum, { changed }) => sum + changed, 0)
  const prices = count === 1 ? '1 price was changed' : `${count.toLocaleString('en-CA')} prices were changed`
  return `${prices} at ${LIST.format(done.map(({ name }) => name))}`
}

const LIST = new Intl.ListFormat('en-CA', { type: 'conjunction' })
