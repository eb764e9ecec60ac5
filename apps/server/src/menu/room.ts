import type { House } from '../house.ts'
import type { Room } from '../kit/room.ts'
import { getLocationMenu, getTodaysSpecials } from './get-location-menu.ts'
import { deleteMenu, getMenus, saveMenu } from './menus.ts'

export function menuRoom({ settingReader }: Pick<House, 'settingReader'>): Room {
  return { operations: [getLocationMenu(settingReader.settingOf), getTodaysSpecials, getMenus, saveMenu, deleteMenu] }
}
