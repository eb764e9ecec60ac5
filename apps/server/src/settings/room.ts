import type { Room } from '../kit/room.ts'
import { changeSetting } from './change-setting.ts'
import { getSettings } from './get-settings.ts'
import type { SettingReader } from './setting-reader.ts'

/** What the owner sets for the house and its locations while the program runs. */
export function settingsRoom({ settingReader }: { readonly settingReader: SettingReader }): Room {
  return {
    operations: [getSettings(settingReader), changeSetting(settingReader)],
    hears: { 'settings.changed': () => void settingReader.reread() },
    start: () => settingReader.start(),
  }
}
