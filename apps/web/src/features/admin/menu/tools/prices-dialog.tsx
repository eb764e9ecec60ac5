import { PRICE_ROUNDINGS, type PriceRounding } from '@sizzle/domain/menu/bulk-prices.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { Choices } from '../../../../ui/choices.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Check } from '../../../../ui/form/check.tsx'
import { DialogForm } from '../../../../ui/form/dialog-form.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { formatDollars } from '../../../../ui/money.ts'
import type { Category } from '../menu-query.ts'
import { type PriceForm, ruleOf } from './price-form.ts'

type PricesDialogProps = {
  locationId: string
  categories: readonly Category[]
  whyNot: string | undefined
  onDone: () => void
  onClose: () => void
}

const WAYS = [
  { value: 'percent', label: 'By percent' },
  { value: 'amount', label: 'By an amount' },
] as const
const ROUNDING_WORDS: Record<PriceRounding, string> = {
  none: 'To the cent',
  '.49': 'To the nearest .49',
  '.99': 'To the nearest .99',
  '0.05': 'To 5 cents',
}
const NEW_RULE: PriceForm = { category: '', way: 'percent', typed: '', rounding: 'none', includeOptions: false }

/** Changes many prices by one rule, after showing what becomes of each. */
export function PricesDialog({ locationId, categories, whyNot, onDone, onClose }: PricesDialogProps) {
  const [form, setForm] = useState(NEW_RULE)
  const [isShown, setShown] = useState(false)
  const set = (change: Partial<PriceForm>) => {
    setForm({ ...form, ...change })
    setShown(false)
  }
  const rule = ruleOf(form)
  const preview = usePreview(locationId, isShown ? rule : undefined)
  const changing = useWish('/changePrices', {
    onDone: ({ changed }) => {
      toast('success', changed === 1 ? '1 price was changed' : `${changed} prices were changed`)
      onDone()
      onClose()
    },
    // Somebody changed the menu meanwhile: what was shown is no longer what would happen.
    onFailed: () => void preview.refetch(),
  })
  const target = preview.data?.targets[0]
  const submit = () => {
    if (!rule) return
    if (target) changing.send({ locationId, ...rule, previewHash: target.previewHash })
    else setShown(true)
  }
  return (
    <DialogForm
      title="Change prices"
      shape="sheet"
      keep="Cancel"
      act={target ? actOf(target.changing) : 'Preview'}
      acting="Changing…"
      wish={changing}
      problem={changing.sentence ?? (preview.error ? sentenceOf(preview.error) : undefined)}
      isReady={rule !== undefined && whyNot === undefined && !preview.isFetching && target?.changing !== 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label="Which dishes?"
        value={form.category}
        options={[['', 'All dishes'], ...categories.map(({ id, name }) => [id, name] as const)]}
        onChange={(category) => set({ category })}
      />
      <Choices legend="How?" choices={WAYS} value={form.way} onChange={(way) => set({ way })} className="grid-cols-2" />
      <Field
        label={form.way === 'percent' ? 'Percent' : 'Amount in dollars'}
        inputMode="decimal"
        value={form.typed}
        problem={
          form.typed !== '' && !rule ? 'Please enter a number with at most two decimals, such as 5 or -2.50' : undefined
        }
        hint="Below zero, prices go down."
        onChange={(event) => set({ typed: event.target.value })}
      />
      <Select
        label="Rounding"
        value={form.rounding}
        options={PRICE_ROUNDINGS.map((rounding) => [rounding, ROUNDING_WORDS[rounding]] as const)}
        onChange={(chosen) => set({ rounding: PRICE_ROUNDINGS.find((one) => one === chosen) ?? 'none' })}
      />
      <Check
        label="Prices of options as well"
        checked={form.includeOptions}
        onChange={(includeOptions) => set({ includeOptions })}
      />
      <p role="status" className="font-semibold empty:hidden">
        {preview.isFetching ? 'Working it out…' : target && summaryOf(target)}
      </p>
      {target && target.lines.length > 0 && <Lines target={target} />}
    </DialogForm>
  )
}

function usePreview(locationId: string, rule: ReturnType<typeof ruleOf>) {
  const wanted = rule ?? {
    what: { kind: 'menu' as const },
    change: { percent: 0 },
    rounding: 'none' as const,
    includeOptions: false,
  }
  return useQuery({ ...ask('/previewPrices', { locationIds: [locationId], ...wanted }), enabled: rule !== undefined })
}

type Target = NonNullable<ReturnType<typeof usePreview>['data']>['targets'][number]

const actOf = (count: number) => (count === 1 ? 'Change 1 price' : `Change ${count} prices`)

function summaryOf({ changing, staying, refused }: Target): string {
  const parts = [`${changing} change`, `${staying} stay`, ...(refused > 0 ? [`${refused} cannot change`] : [])]
  return `${parts.join(', ')}.`
}

function Lines({ target: { lines, isCut } }: { target: Target }) {
  return (
    <div className="max-h-[45dvh] overflow-y-auto rounded-control border border-line">
      <table className="w-full text-left">
        <thead className="sticky top-0 bg-sunk text-sm text-soft">
          <tr>
            <th className="px-3 py-2 font-semibold">Price of</th>
            <th className="px-3 py-2 text-right font-semibold">Now</th>
            <th className="px-3 py-2 text-right font-semibold">New</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, before, after, reason }) => (
            <tr key={key} className="border-t border-line">
              <td className="px-3 py-2 wrap-break-word">
                {name}
                {reason && <span className="block text-sm text-chilli">{reason}</span>}
              </td>
              <td className="price px-3 py-2 text-right whitespace-nowrap text-soft">{formatDollars(before)}</td>
              <td className="price px-3 py-2 text-right whitespace-nowrap">
                {after === null ? 'stays' : formatDollars(after)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isCut && <p className="border-t border-line px-3 py-2 text-soft">There are more than are listed here.</p>}
    </div>
  )
}
