import { dollars } from '../money/cents.ts'
import { type Problem, problemsOf } from '../problem.ts'
import { MAX_CALORIES } from './menu-item.ts'
import {
  type DishWithOptions,
  MAX_GROUP_UNITS,
  MAX_GROUPS,
  MAX_OPTION_NAME,
  MAX_OPTION_PRICE,
  MAX_OPTIONS,
  MIN_OPTION_PRICE,
  type Option,
  type OptionGroup,
  type OptionMenu,
  openedBy,
} from './options.ts'
import { HEAT_GROUP_ID } from './options-heat.ts'
import { lowestUnitPrice } from './options-lowest.ts'

// What a manager saves is refused when nobody could order it (menu 31).
const GROUP_NAME_REQUIRED = 'Group name is required'
const OPTION_NAME_REQUIRED = 'Option name is required'
const NAME_TOO_LONG = `A name can have at most ${MAX_OPTION_NAME} characters`
const GROUP_EMPTY = 'Add at least one option'
const TOO_MANY_OPTIONS = `A group can have at most ${MAX_OPTIONS} options`
const TOO_MANY_GROUPS = `An item can have at most ${MAX_GROUPS} groups`
const OPTION_TWICE = 'This option is in the group twice'
export const GROUP_TWICE = 'This group is asked twice'
const MIN_INVALID = 'The minimum must be a whole number of 0 or more'
const MAX_INVALID = `The maximum must be a whole number from the minimum to ${MAX_GROUP_UNITS}`
const MAX_DISTINCT_INVALID = 'Different options must be a whole number of at least 1'
const MAX_EACH_INVALID = `Units of one option must be a whole number from 1 to ${MAX_GROUP_UNITS}`
const FREE_INVALID = 'Free units must be a whole number from 0 to the maximum'
const MIN_OUT_OF_REACH = 'There are not enough options to reach the minimum'
const PRESET_INVALID = 'Units chosen at the start must be a whole number of 0 or more'
const PRESETS_OVER_MAX = 'More is chosen at the start than the group allows'
const SIZE_IS_ONE = 'Exactly one size is chosen: minimum and maximum must be 1, without free units'
const SECOND_SIZE_GROUP = 'An item can have only one size group'
export const SIZE_BELOW_OPTION = 'Sizes belong to an item and cannot be asked for an option'
const SIZE_CODE_REQUIRED = 'Each size needs a code of its own'
const SLOT_WITHOUT_ITEM = 'Each option of a combo must be an item of the menu'
export const OPTION_PRICE_INVALID = `Price must be from ${dollars(MIN_OPTION_PRICE)} to ${dollars(MAX_OPTION_PRICE)}`
const SIZE_PRICE_INVALID = `The price of a size must be from ${dollars(1)} to ${dollars(MAX_OPTION_PRICE)}`
/** A lighter bread than the usual one takes some off. */
const OPTION_CALORIES_INVALID = `Calories must be a whole number from -${MAX_CALORIES} to ${MAX_CALORIES}`
const PRICE_BELOW_A_CENT = `Some choices would make the item cheaper than ${dollars(1)}`
export const NESTED_TOO_DEEP = 'A group that an option opens cannot open others'
export const GROUP_UNKNOWN = 'This group is no longer there'
export const ITEM_UNKNOWN = 'This item is no longer on the menu'
const COMBO_OF_ITSELF = 'An item cannot be a part of itself'
const HEAT_IS_NO_GROUP = 'Heat is set at the item and cannot be a group'

/** What can never be met in a group by itself. */
export function checkGroup(group: OptionGroup): Problem[] {
  const { name, min, max, maxDistinct, maxEach, free, kind, options } = group
  const reach = Math.min(options.length, maxDistinct) * maxEach
  const isOne = min === 1 && max === 1 && free === 0
  return problemsOf([
    ['id', group.id === HEAT_GROUP_ID && HEAT_IS_NO_GROUP],
    ['name', nameProblem(name, GROUP_NAME_REQUIRED)],
    ['min', !isWhole(min, 0, MAX_GROUP_UNITS) && MIN_INVALID],
    ['max', !isWhole(max, Math.max(min, 0), MAX_GROUP_UNITS) && MAX_INVALID],
    ['maxDistinct', !isWhole(maxDistinct, 1, Number.MAX_SAFE_INTEGER) && MAX_DISTINCT_INVALID],
    ['maxEach', !isWhole(maxEach, 1, MAX_GROUP_UNITS) && MAX_EACH_INVALID],
    ['free', !isWhole(free, 0, max) && FREE_INVALID],
    ['min', kind === 'size' && !isOne && SIZE_IS_ONE],
    ['options', options.length === 0 && GROUP_EMPTY],
    ['options', options.length > MAX_OPTIONS && TOO_MANY_OPTIONS],
    ['min', options.length > 0 && reach < min && MIN_OUT_OF_REACH],
    ['options', presetsAreTooMany(group) && PRESETS_OVER_MAX],
    ...options.flatMap((option) => optionChecks(option, group)),
  ])
}

type Check = readonly [field: string, sentence: string | null | false | undefined]

function optionChecks(option: Option, { kind, options }: OptionGroup): Check[] {
  const at = `options.${option.id}`
  const isSize = kind === 'size'
  const lowest = isSize ? 1 : MIN_OPTION_PRICE
  const priceProblem = (price: number) =>
    !isWhole(price, lowest, MAX_OPTION_PRICE) && (isSize ? SIZE_PRICE_INVALID : OPTION_PRICE_INVALID)
  const codes = options.filter(({ sizeCode }) => sizeCode === option.sizeCode)
  return [
    [at, options.filter(({ id }) => id === option.id).length > 1 && OPTION_TWICE],
    [`${at}.name`, nameProblem(option.name, OPTION_NAME_REQUIRED)],
    [`${at}.price`, priceProblem(option.price)],
    ...Object.entries(option.priceBySize).map(
      ([size, price]): Check => [`${at}.priceBySize.${size}`, priceProblem(price)],
    ),
    [`${at}.preset`, !isWhole(option.preset, 0, Number.MAX_SAFE_INTEGER) && PRESET_INVALID],
    [`${at}.sizeCode`, isSize && (!option.sizeCode || codes.length > 1) && SIZE_CODE_REQUIRED],
    [
      `${at}.calories`,
      option.calories !== null && !isWhole(option.calories, -MAX_CALORIES, MAX_CALORIES) && OPTION_CALORIES_INVALID,
    ],
    [`${at}.itemId`, kind === 'slot' && option.itemId === null && SLOT_WITHOUT_ITEM],
  ]
}

/** What can never be met at a dish that offers these groups. */
export function checkDishOptions(dish: DishWithOptions, menu: OptionMenu): Problem[] {
  const { groups } = dish
  const inGroups = [...checkEach(groups, 'groups'), ...nestedProblems(dish, menu)]
  const problems = [
    ...problemsOf([
      ['groups', groups.length > MAX_GROUPS && TOO_MANY_GROUPS],
      ['groups', groups.filter(({ kind }) => kind === 'size').length > 1 && SECOND_SIZE_GROUP],
    ]),
    ...inGroups,
  ]
  // A price can be found once the groups themselves are sound.
  const isTooCheap = inGroups.length === 0 && lowestUnitPrice(dish, menu) < 1
  return isTooCheap ? [...problems, { field: 'price', sentence: PRICE_BELOW_A_CENT }] : problems
}

/** Groups that stand beside each other, each by itself and none twice. */
function checkEach(groups: readonly OptionGroup[], field: string): Problem[] {
  return groups.flatMap((group) => {
    const at = `${field}.${group.id}`
    const isTwice = groups.filter(({ id }) => id === group.id).length > 1
    const own = checkGroup(group).map((problem) => ({ ...problem, field: `${at}.${problem.field}` }))
    return isTwice ? [{ field: at, sentence: GROUP_TWICE }, ...own] : own
  })
}

function nestedProblems(dish: DishWithOptions, menu: OptionMenu): Problem[] {
  return dish.groups.flatMap((group) =>
    group.options.flatMap((option) => {
      const field = `groups.${group.id}.options.${option.id}`
      const opened = openedBy(option, menu)
      const below = opened.flatMap(({ options }) => options)
      return [
        ...problemsOf([
          [field, option.groupIds.some((id) => !menu.groups.has(id)) && GROUP_UNKNOWN],
          [field, option.groupIds.some((id) => menu.groups.get(id)?.kind === 'size') && SIZE_BELOW_OPTION],
          [field, option.itemId !== null && !menu.dishes.has(option.itemId) && ITEM_UNKNOWN],
          [field, option.itemId === dish.id && COMBO_OF_ITSELF],
          [field, below.some((one) => openedBy(one, menu).length > 0) && NESTED_TOO_DEEP],
        ]),
        ...checkEach(opened, field),
      ]
    }),
  )
}

function presetsAreTooMany({ options, max, maxDistinct, maxEach }: OptionGroup): boolean {
  const presets = options.map(({ preset }) => preset).filter((preset) => preset > 0)
  const units = presets.reduce((sum, preset) => sum + preset, 0)
  return units > max || presets.length > maxDistinct || presets.some((preset) => preset > maxEach)
}

function nameProblem(name: string, required: string): string | false {
  if (name.trim() === '') return required
  return Array.from(name).length > MAX_OPTION_NAME && NAME_TOO_LONG
}

function isWhole(value: number | undefined, from: number, to: number): boolean {
  return value !== undefined && Number.isSafeInteger(value) && value >= from && value <= to
}
