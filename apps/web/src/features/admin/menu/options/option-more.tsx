import { DIETS, type Diet } from '@sizzle/domain/menu/dish-filters.ts'
import { useState } from 'react'
import { Field } from '../../../../ui/field.tsx'
import { Check } from '../../../../ui/form/check.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { Wrong } from '../../../../ui/form/wrong.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { taxChoices } from '../tax-words.ts'
import type { OptionDraft } from './group-draft.ts'
import type { GroupKind } from './groups-query.ts'
import type { Openable, SizeOf } from './library-parts.ts'

type OptionMoreProps = {
  option: OptionDraft
  /** What the option is called. */
  name: string
  kind: GroupKind
  sizes: readonly SizeOf[]
  openable: readonly Openable[]
  problemAt: (field: string) => string | undefined
  onChange: (changes: Partial<OptionDraft>) => void
}

const DIET_WORDS: Readonly<Record<Diet, string>> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten-free',
}

/** What few options need: prices by size, groups that it opens, what is in it and how it is taxed. */
export function OptionMore(props: OptionMoreProps) {
  const { option, name, kind, sizes, openable, problemAt, onChange } = props
  const isWrong = ['groupIds', 'calories', 'taxClass', ...sizes.map(({ code }) => `priceBySize.${code}`)].some(
    problemAt,
  )
  const [isOpen, setOpen] = useState(false)
  if (kind === 'size' && openable.length === 0) return null
  return (
    <details className="mt-2" open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center rounded-control px-2 text-sm font-semibold hover:bg-sunk">
        <ToolIcon name="down" className={`mr-1.5 size-4 ${isOpen || isWrong ? 'rotate-180' : ''}`} />
        <span>{moreWords(option, kind)}</span>
        <span className="sr-only"> of {name}</span>
      </summary>
      <div className="grid gap-4 px-2 pt-1 pb-2">
        {kind !== 'size' && sizes.length > 0 && <PricesBySize {...props} />}
        {openable.length > 0 && (
          <Ticked
            legend="Once it is chosen, guests are asked"
            choices={openable.map((one) => [one.id, one.name])}
            chosen={option.groupIds}
            problem={problemAt('groupIds')}
            onChange={(groupIds) => onChange({ groupIds })}
          />
        )}
        {kind !== 'size' && (
          <>
            <Ticked
              legend="Diets that it fits"
              choices={DIETS.map((diet) => [diet, DIET_WORDS[diet]])}
              chosen={option.diets}
              problem={problemAt('diets')}
              onChange={(diets) => onChange({ diets: DIETS.filter((diet) => diets.includes(diet)) })}
            />
            <div className="grid items-start gap-3 sm:grid-cols-2">
              <Field
                label="Calories"
                inputMode="text"
                autoComplete="off"
                hint="Left empty, they are not known. Below 0 they take some off."
                problem={problemAt('calories')}
                value={option.calories}
                onChange={(event) => onChange({ calories: event.target.value })}
              />
              <TaxedAs {...props} />
            </div>
          </>
        )}
      </div>
    </details>
  )
}

function PricesBySize({ option, sizes, problemAt, onChange }: OptionMoreProps) {
  const put = (code: string, typed: string) => onChange({ priceBySize: { ...option.priceBySize, [code]: typed } })
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">Adds to the price of an item in this size</legend>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        {sizes.map(({ code, name }) => (
          <Field
            key={code}
            label={name}
            inputMode="decimal"
            autoComplete="off"
            placeholder={option.price}
            problem={problemAt(`priceBySize.${code}`)}
            value={option.priceBySize[code] ?? ''}
            onChange={(event) => put(code, event.target.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function TaxedAs({ option: { taxClass }, problemAt, onChange }: OptionMoreProps) {
  const choices = taxChoices(taxClass)
  return (
    <Select
      label="Taxed as"
      value={taxClass ?? ''}
      options={[['', 'As its item'], ...choices]}
      problem={problemAt('taxClass')}
      onChange={(chosen) => onChange({ taxClass: choices.find(([one]) => one === chosen)?.[0] ?? null })}
    />
  )
}

type TickedProps = {
  legend: string
  choices: readonly (readonly [id: string, name: string])[]
  chosen: readonly string[]
  problem: string | undefined
  onChange: (chosen: readonly string[]) => void
}

function Ticked({ legend, choices, chosen, problem, onChange }: TickedProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map(([id, name]) => (
          <Check
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(isIn) => onChange(isIn ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </div>
      <Wrong sentence={problem} />
    </fieldset>
  )
}

/** 'More: prices by size, 300 cal, vegan' */
function moreWords({ priceBySize, groupIds, calories, diets, taxClass }: OptionDraft, kind: GroupKind): string {
  const opens = groupIds.length === 1 ? 'opens 1 group' : `opens ${groupIds.length} groups`
  if (kind === 'size') return groupIds.length === 0 ? 'More' : `More: ${opens}`
  const said = [
    Object.values(priceBySize).some((price) => price.trim() !== '') && 'prices by size',
    groupIds.length > 0 && opens,
    calories.trim() !== '' && `${calories.trim()} cal`,
    ...diets,
    taxClass !== null && 'taxed by itself',
  ].filter((words) => words !== false)
  return said.length === 0 ? 'More' : `More: ${said.join(', ')}`
}
