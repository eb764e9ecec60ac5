import type { House } from '../house.ts'
import type { Room } from '../kit/room.ts'
import { staffLinks } from '../kit/staff-links.ts'
import { addMenuItem, duplicateMenuItem } from './add-menu-item.ts'
import { changePrices, previewPrices } from './bulk/change-prices.ts'
import { copyMenu, previewMenuCopy } from './bulk/copy-menu.ts'
import { exportMenuCsv, importMenuCsv } from './bulk/menu-csv.ts'
import { deleteMenuItem } from './delete-menu-item.ts'
import { DROP_PICTURES, dropPictures, forgetPictures } from './drop-pictures.ts'
import {
  addCategory,
  deleteCategory,
  renameCategory,
  reorderCategories,
  reorderItems,
  setCategoryHours,
} from './edit-categories.ts'
import { getLocationMenu, getTodaysSpecials } from './get-location-menu.ts'
import { getAvailableLocations, getLocationMenuAdmin, getMenuAnalytics } from './get-location-menu-admin.ts'
import { getStock } from './get-stock.ts'
import { LOW_STOCK_JOB, lowStockJob } from './low-stock.ts'
import { deleteMenu, getMenus, saveMenu } from './menus.ts'
import { deleteOptionGroup, getOptionGroups, saveOptionGroup } from './option-groups.ts'
import { setMenuItemAvailability } from './set-item-availability.ts'
import { setItemGroups } from './set-item-groups.ts'
import { removeMenuImage, setMenuImageUrl } from './set-menu-image.ts'
import { setSoldOut } from './set-sold-out.ts'
import { updateMenuItem } from './update-menu-item.ts'
import { uploadMenuImage } from './upload-menu-image.ts'

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
  getStock,
  addCategory,
  renameCategory,
  setCategoryHours,
  deleteCategory,
  reorderCategories,
  reorderItems,
  getOptionGroups,
  saveOptionGroup,
  deleteOptionGroup,
  setItemGroups,
  setMenuImageUrl,
  removeMenuImage,
]

const BULK = [previewMenuCopy, copyMenu, previewPrices, changePrices, exportMenuCsv, importMenuCsv]

type Parts = Pick<House, 'settingReader' | 'outside' | 'publicUrl'>

export function menuRoom({ settingReader, outside, publicUrl }: Parts): Room {
  return {
    operations: [
      getLocationMenu(settingReader.settingOf),
      getTodaysSpecials,
      getMenus,
      saveMenu,
      deleteMenu,
      ...OFFICE,
      uploadMenuImage(outside.files),
      ...BULK,
    ],
    jobs: { [DROP_PICTURES]: dropPictures(outside.files), [LOW_STOCK_JOB]: lowStockJob(staffLinks(publicUrl)) },
    timetable: [{ task: DROP_PICTURES, cron: '37 * * * *' }],
    forget: forgetPictures,
  }
}
