import { newId } from '../../../../kit/new-id.ts'
import type { ToolIconName } from '../../../../ui/tool-icon.tsx'
import type { GroupKind, ManagedGroup, ManagedOption } from './groups-query.ts'

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
  /** By the code of a size; empty: its own price. */
  readonly priceBySize: Readonly<Record<string, string>>
  /** Groups that are asked once it is chosen. */
  readonly groupIds: readonly string[]
  readonly calories: string
  readonly diets: ManagedOption['diets']
  readonly taxClass: ManagedOption['taxClass']
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
    priceBySize: {},
    groupIds: [],
    calories: '',
    diets: [],
    taxClass: null,
  }
}

const LIMITS = { min: '0', max: '1', maxDistinct: '60', maxEach: '1', free: '0' }

type Preset = { readonly icon: ToolIconName; readonly label: string; readonly draft: () => GroupDraft }

/** Where a new group can begin. Heat is set at the item itself. */
export const PRESETS: readonly Preset[] = [
  {
    icon: 'sliders',
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
    icon: 'list',
    label: 'Choose a curry',
    draft: () => ({ ...LIMITS, name: 'Choose a curry', kind: 'slot', min: '1', options: [anOption(), anOption()] }),
  },
  {
    icon: 'create',
    label: 'Add-ons',
    draft: () => ({ ...LIMITS, name: 'Add-ons', kind: 'choice', max: '4', options: [anOption(), anOption()] }),
  },
  {
    icon: 'edit',
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
      priceBySize: Object.fromEntries(
        Object.entries(option.priceBySize).map(([code, price]) => [code, price.toFixed(2)]),
      ),
      groupIds: option.groupIds,
      calories: option.calories === null ? '' : String(option.calories),
      diets: option.diets,
      taxClass: option.taxClass,
    })),
  }
}
