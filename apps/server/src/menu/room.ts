import type { House } from '../house.ts'
import type { Room } from '../kit/room.ts'
import { addMenuItem, duplicateMenuItem } from './add-menu-item.ts'
import { deleteMenuItem } from './delete-menu-item.ts'
import { addCategory, deleteCategory, renameCategory, reorderCategories, reorderItems } from './edit-categories.ts'
import { getLocationMenu, getTodaysSpecials } from './get-location-menu.ts'
import { getAvailableLocations, getLocationMenuAdmin, getMenuAnalytics } from './get-location-menu-admin.ts'
import { deleteMenu, getMenus, saveMenu } from './menus.ts'
import { deleteOptionGroup, getOptionGroups, saveOptionGroup } from './option-groups.ts'
import { setMenuItemAvailability } from './set-item-availability.ts'
import { setItemGroups } from './set-item-groups.ts'
import { setSoldOut } from './set-sold-out.ts'
import { updateMenuItem } from './update-menu-item.ts'

const OFFICE = [
  getLocationMenuAdmin,
  getMenuAnalytics,
  getAvailableLocations,
  addMenuItem,
  updateMenuItem,
  duplicateMenuItem,
  deleteMenuItem,
  setMenuItemAvailability,
  setSoldOut,
  addCategory,
  renameCategory,
  deleteCategory,
  reorderCategories,
  reorderItems,
  getOptionGroups,
  saveOptionGroup,
  deleteOptionGroup,
  setItemGroups,
]

export function menuRoom({ settingReader }: Pick<House, 'settingReader'>): Room {
  return {
    operations: [
      getLocationMenu(settingReader.settingOf),
      getTodaysSpecials,
      getMenus,
      saveMenu,
      deleteMenu,
      ...OFFICE,
    ],
  }
}
