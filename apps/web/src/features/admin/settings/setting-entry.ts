import { SETTINGS, type SettingJson, type SettingName, settingProblem } from '@sizzle/domain/settings/settings.ts'

export function count(number: number): string {
  return number.toLocaleString('en-CA')
}

/** A number that was entered, as it is read: '5,000'. */
export function grouped(entry: string): string {
  return /^\d{4,9}$/.test(entry) ? count(Number(entry)) : entry
}

/** A value as a field holds it. */
export function entryOf(value: SettingJson): string {
  return value === null ? '' : String(value)
}

/** What was entered, or why it is no value. */
export function readEntry(name: SettingName, entry: string) {
  const value = valueIn(name, entry.trim())
  return { value, problem: settingProblem(name, value) }
}

function valueIn(name: SettingName, entry: string): SettingJson {
  const { kind } = SETTINGS[name].shape
  if (kind === 'yes_or_no') return entry === 'true'
  if (kind === 'number') return /^\d{1,9}$/.test(entry) ? Number(entry) : null
  return entry
}
