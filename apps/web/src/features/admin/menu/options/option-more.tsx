import { ALLERGENS } from '@sizzle/domain/menu/allergens.ts'
import { DIETS, type Diet } from '@sizzle/domain/menu/dish-filters.ts'
import { Field } from '../../../../ui/field.tsx'
import { Check } from '../../../../ui/form/check.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { Wrong } from '../../../../ui/form/wrong.tsx'
import { WordList } from '../editor/word-list.tsx'
import { taxChoices } from '../tax-words.ts'
import type { OptionDraft } from './group-draft.ts'
import { wordsIn } from './group-words.ts'
import type { GroupKind } from './groups-query.ts'
import type { Openable, SizeOf } from './library-parts.ts'

type OptionMoreProps = {
  option: OptionDraft
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

/** Whether something in it has to be put right, so that it is opened. */
export function isMoreWrong(problemAt: OptionMoreProps['problemAt'], sizes: readonly SizeOf[]): boolean {
  const fields = ['allergens', 'groupIds', 'diets', 'calories', 'taxClass']
  return [...fields, ...sizes.map(({ code }) => `priceBySize.${code}`)].some(problemAt)
}

/** What is not in every option's row: allergens, prices by size, groups that it opens, diets, calories and how it is taxed. */
export function OptionMore(props: OptionMoreProps) {
  const { option, kind, sizes, openable, problemAt, onChange } = props
  return (
    <div className="grid gap-4 px-3 pt-2 pb-3">
      {kind !== 'size' && (
        <WordList
          label="Allergens"
          one="allergen"
          of="this option"
          words={wordsIn(option.allergens)}
          usual={ALLERGENS}
          problem={problemAt('allergens')}
          onChange={(words) => onChange({ allergens: words.join(', ') })}
        />
      )}
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
