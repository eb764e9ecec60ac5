import { newId } from '../../../../kit/new-id.ts'
import type { GroupKind, ManagedGroup, ManagedOption } from './groups-query.ts'

/** What of an option is not edited here stays as it is. */
type Kept = Pick<ManagedOption, 'priceBySize' | 'groupIds' | 'calories' | 'diets' | 'taxClass'>

export type OptionDraft = {
  readonly key: string
  /** Null: a new one. */
  readonly id: string | null
  readonly name: string
  readonly price: string
  readonly preset: string
  readonly itemId: string
  readonly sizeCode: string | null
  readonly allergens: string
  readonly kept: Kept
}

export type GroupDraft = {
  readonly name: string
  readonly kind: GroupKind
  readonly min: string
  readonly max: string
  readonly maxDistinct: string
  readonly maxEach: string
  readonly free: string
  readonly options: readonly OptionDraft[]
}

const NOTHING_KEPT: Kept = { priceBySize: {}, groupIds: [], calories: null, diets: [], taxClass: null }

export function anOption(name = '', price = '0.00', preset = '0'): OptionDraft {
  return {
    key: newId(),
    id: null,
    name,
    price,
    preset,
    itemId: '',
    sizeCode: null,
    allergens: '',
    kept: NOTHING_KEPT,
  }
}

const LIMITS = { min: '0', max: '1', maxDistinct: '60', maxEach: '1', free: '0' }

type Preset = { readonly label: string; readonly draft: () => GroupDraft }

/** Where a new group can begin. Heat is set at the item itself. */
export const PRESETS: readonly Preset[] = [
  {
    label: 'Size',
    draft: () => ({
      ...LIMITS,
      name: 'Size',
      kind: 'size',
      min: '1',
      options: [anOption('Half', ''), anOption('Full', '', '1')],
    }),
  },
  {
    label: 'Choose a curry',
    draft: () => ({ ...LIMITS, name: 'Choose a curry', kind: 'slot', min: '1', options: [anOption(), anOption()] }),
  },
  {
    label: 'Add-ons',
    draft: () => ({ ...LIMITS, name: 'Add-ons', kind: 'choice', max: '4', options: [anOption(), anOption()] }),
  },
  {
    label: 'Something else',
    draft: () => ({ ...LIMITS, name: '', kind: 'choice', options: [anOption()] }),
  },
]

export function groupDraftOf(group: ManagedGroup): GroupDraft {
  return {
    name: group.name,
    kind: group.kind,
    min: String(group.min),
    max: String(group.max),
    maxDistinct: String(group.maxDistinct),
    maxEach: String(group.maxEach),
    free: String(group.free),
    options: group.options.map((option) => ({
      key: option.id,
      id: option.id,
      name: option.name,
      price: option.price.toFixed(2),
      preset: String(option.preset),
      itemId: option.itemId ?? '',
      sizeCode: option.sizeCode,
      allergens: option.allergens.join(', '),
      kept: {
        priceBySize: option.priceBySize,
        groupIds: option.groupIds,
        calories: option.calories,
        diets: option.diets,
        taxClass: option.taxClass,
      },
    })),
  }
}
