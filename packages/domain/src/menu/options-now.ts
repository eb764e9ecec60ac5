import { type Choice, chosenIn, type Option, type OptionGroup, type OptionMenu, openedBy } from './options.ts'
import { presetChoices } from './options-choices.ts'

/** A choice of earlier, with the name that it had then. */
export type NamedChoice = Choice & { readonly name?: string; readonly choices?: readonly NamedChoice[] }

export type OptionsNow = { readonly menu: OptionMenu; readonly canBeHad: (option: Option) => boolean }

export type ChoicesNow = {
  /** Those that can be had today. */
  readonly kept: readonly Choice[]
  /** The names of the others. */
  readonly gone: readonly string[]
}

/** What is left of choices that were made earlier: they are found by their ids, whatever they are called now (menu 48). */
export function choicesNow(
  groups: readonly OptionGroup[],
  before: readonly NamedChoice[],
  now: OptionsNow,
): ChoicesNow {
  const kept: Choice[] = []
  const gone: string[] = []
  for (const choice of before) {
    const option = chosenIn(groups, [choice])[0]?.option
    if (!option || !now.canBeHad(option)) {
      gone.push(option?.name ?? choice.name ?? choice.optionId)
      continue
    }
    const below = choicesNow(openedBy(option, now.menu), choice.choices ?? [], now)
    const { groupId, optionId, quantity } = choice
    kept.push({ groupId, optionId, quantity, ...(below.kept.length > 0 && { choices: below.kept }) })
    gone.push(...below.gone)
  }
  return { kept, gone }
}

/** What is chosen when a dish is opened: its presets, without those that are sold out. */
export function startChoices(groups: readonly OptionGroup[], now: OptionsNow): readonly Choice[] {
  return choicesNow(groups, presetChoices({ groups }, now.menu), now).kept
}
