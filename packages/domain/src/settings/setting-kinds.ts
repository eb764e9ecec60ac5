export type Scope = 'house' | 'location'

/** What a screen asks for. */
export type SettingShape =
  | { readonly kind: 'number'; readonly from: number; readonly to: number }
  | { readonly kind: 'yes_or_no' }
  | { readonly kind: 'one_of'; readonly values: readonly string[] }
  | { readonly kind: 'text' }

export type Setting<V, S extends Scope = Scope> = {
  readonly scope: S
  readonly shape: SettingShape
  /** Holds while nobody has set another. */
  readonly standard: V
  /** One plain sentence for whoever changes it. */
  readonly about: string
  /** Says what may be entered when something else was. */
  readonly sentence: string
  /** The value as it is kept; undefined: this is none. */
  readonly read: (value: unknown) => V | undefined
}

type Range = { readonly from: number; readonly to: number; readonly about: string }

export function wholeNumber<S extends Scope>(
  scope: S,
  standard: number,
  { from, to, about }: Range,
): Setting<number, S> {
  return {
    scope,
    shape: { kind: 'number', from, to },
    standard,
    about,
    sentence: `Enter a whole number from ${from} to ${to}`,
    read: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to ? value : undefined,
  }
}

export function yesOrNo<S extends Scope>(scope: S, standard: boolean, about: string): Setting<boolean, S> {
  return {
    scope,
    shape: { kind: 'yes_or_no' },
    standard,
    about,
    sentence: 'Enter yes or no',
    read: (value) => (typeof value === 'boolean' ? value : undefined),
  }
}

export function oneOf<const V extends string, S extends Scope>(
  scope: S,
  standard: NoInfer<V>,
  { values, about }: { readonly values: readonly V[]; readonly about: string },
): Setting<V, S> {
  return {
    scope,
    shape: { kind: 'one_of', values },
    standard,
    about,
    sentence: `Enter one of: ${values.join(', ')}`,
    read: (value) => values.find((known) => known === value),
  }
}

/** Nine digits of the business, RT, and four of its program account. */
const TAX_NUMBER = /^(\d{9}) ?RT ?(\d{4})$/

export function taxNumber<S extends Scope>(scope: S, about: string): Setting<string | null, S> {
  return {
    scope,
    shape: { kind: 'text' },
    standard: null,
    about,
    sentence: 'Enter a GST/HST number, such as 123456789 RT0001',
    read(value) {
      const [, business, account] = (typeof value === 'string' && TAX_NUMBER.exec(value.trim())) || []
      return business && account ? `${business} RT${account}` : undefined
    },
  }
}
