import { ALLERGENS } from '@sizzle/domain/menu/allergens.ts'
import { HEATS } from '@sizzle/domain/menu/dish-filters.ts'
import { Field } from '../../../../../ui/field.tsx'
import { Check } from '../../../../../ui/form/check.tsx'
import { Select } from '../../../../../ui/form/select.tsx'
import type { ItemForm } from '../use-item-form.ts'
import { WordList } from '../word-list.tsx'

const HEAT_WORDS = { none: 'No heat', mild: 'Mild', medium: 'Medium', hot: 'Hot' } as const
const HEAT_CHOICES = HEATS.map((heat) => [heat, HEAT_WORDS[heat]] as const)

export function ContentsPart({ form }: { form: ItemForm }) {
  const { draft, set, text, problemAt } = form
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Spice level"
          value={draft.spiceLevel}
          options={HEAT_CHOICES}
          onChange={(chosen) => set({ spiceLevel: HEATS.find((heat) => heat === chosen) ?? 'none' })}
        />
        <Field label="Calories" inputMode="numeric" {...text('calories')} hint="Leave empty to hide calories." />
      </div>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">Diets</legend>
        <Check
          label="Vegetarian"
          checked={draft.isVegetarian}
          onChange={(isVegetarian) => set({ isVegetarian, ...(!isVegetarian && { isVegan: false }) })}
        />
        <Check
          label="Vegan"
          checked={draft.isVegan}
          onChange={(isVegan) => set({ isVegan, ...(isVegan && { isVegetarian: true }) })}
        />
        <Check label="Gluten-free" checked={draft.isGlutenFree} onChange={(isGlutenFree) => set({ isGlutenFree })} />
      </fieldset>
      <WordList
        label="Allergens"
        one="allergen"
        words={draft.allergens}
        usual={ALLERGENS}
        problem={problemAt('allergens')}
        onChange={(allergens) => set({ allergens })}
      />
      <WordList
        label="Tags"
        one="tag"
        words={draft.tags}
        usual={[]}
        problem={problemAt('tags')}
        onChange={(tags) => set({ tags })}
      />
    </>
  )
}
