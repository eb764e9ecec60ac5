import { TAX_CLASSES, type TaxClass } from '@sizzle/domain/pricing/tax-class.ts'
import { newId } from '../../../../../kit/new-id.ts'
import { button } from '../../../../../ui/button.ts'
import { Field } from '../../../../../ui/field.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { quietDanger } from '../../../../../ui/list/row-look.ts'
import { ToolIcon } from '../../../../../ui/tool-icon.tsx'
import type { TaxRow } from '../location-draft.ts'
import type { LocationForm } from '../use-location-form.ts'

const CLASS_WORDS: Readonly<Record<TaxClass, string>> = {
  prepared: 'Prepared food',
  alcohol: 'Alcohol',
  soda: 'Soft drinks',
  grocery: 'Groceries',
  merch: 'Merchandise',
  delivery: 'Delivery',
  service_charge: 'Service charge',
  deposit: 'Deposits',
  gift_card: 'Gift cards',
}

/** The location's own taxes, each for its days and for what it is on. */
export function TaxLines({ form }: { form: LocationForm }) {
  const { taxLines } = form.draft
  const locked = form.lockedBecause('tax')
  const add = () => {
    const row = { key: newId(), name: '', percent: '', from: '', until: '', classes: [] }
    form.set({ taxLines: [...taxLines, row] })
  }
  return (
    <div className="grid gap-3">
      {taxLines.map((row, at) => (
        <Line key={row.key} form={form} row={row} at={at} locked={locked} />
      ))}
      {!locked && (
        <button type="button" className={button('quiet', 'w-fit px-4!')} onClick={add}>
          <Icon name="plus" /> Add a tax
        </button>
      )}
    </div>
  )
}

type LineProps = { form: LocationForm; row: TaxRow; at: number; locked: string | undefined }

function Line({ form, row, at, locked }: LineProps) {
  const { draft, set, check, problemAt } = form
  const change = (changes: Partial<TaxRow>) =>
    set({ taxLines: draft.taxLines.map((one) => (one.key === row.key ? { ...one, ...changes } : one)) })
  const field = (name: 'name' | 'percent' | 'from' | 'until', problem: string) => ({
    value: row[name],
    problem: problemAt(`taxLines.${at}.${problem}`),
    readOnly: locked !== undefined,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    onBlur: () => check(`taxLines.${at}.${problem}`),
  })
  const dates = { ...field('until', 'dates'), problem: undefined }
  return (
    <fieldset className="rounded-control border border-line p-3 sm:p-4">
      <legend className="sr-only">{row.name || `Tax ${at + 1}`}</legend>
      <div className="grid min-[20rem]:grid-cols-2 gap-3 lg:grid-cols-[1fr_1fr_1.2fr_1.2fr]">
        <Field label="Tax" maxLength={40} autoComplete="off" placeholder="HST" {...field('name', 'name')} />
        <Field label="Rate in %" inputMode="decimal" placeholder="14.975" {...field('percent', 'ratePer100k')} />
        <Field label="First day" type="date" className="max-sm:col-span-2" {...field('from', 'dates')} />
        <Field label="Last day" type="date" className="max-sm:col-span-2" {...dates} />
      </div>
      <Classes row={row} isLocked={locked !== undefined} onChange={(classes) => change({ classes })} />
      {!locked && (
        <button
          type="button"
          className={quietDanger('-ml-2 mt-1')}
          onClick={() => set({ taxLines: draft.taxLines.filter(({ key }) => key !== row.key) })}
        >
          <ToolIcon name="bin" /> Remove<span className="sr-only"> {row.name || `tax ${at + 1}`}</span>
        </button>
      )}
    </fieldset>
  )
}

type ClassesProps = { row: TaxRow; isLocked: boolean; onChange: (classes: readonly string[]) => void }

function Classes({ row: { classes }, isLocked, onChange }: ClassesProps) {
  const toggle = (one: TaxClass) =>
    onChange(classes.includes(one) ? classes.filter((other) => other !== one) : [...classes, one])
  return (
    <fieldset className="mt-3">
      <legend className="mb-1.5 text-sm text-soft">
        {classes.length === 0 ? 'On everything taxable, or only on:' : 'Only on:'}
      </legend>
      <div className="flex flex-wrap gap-2">
        {TAX_CLASSES.map((one) => (
          <label
            key={one}
            className="choice inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong px-3 text-sm has-disabled:cursor-not-allowed"
          >
            <input
              type="checkbox"
              className="size-4 tick-box"
              checked={classes.includes(one)}
              disabled={isLocked}
              onChange={() => toggle(one)}
            />
            {CLASS_WORDS[one]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
