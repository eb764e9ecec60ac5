import { inTab } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** Nothing but the section itself: for a tablet on a kitchen wall. Lasts as long as the tab. */
const isOn = createStore(inTab.getItem('kitchen-view') === '1')

export function setKitchenView(on: boolean): void {
  if (on) inTab.setItem('kitchen-view', '1')
  else inTab.removeItem('kitchen-view')
  isOn.set(on)
}

export function useKitchenView(): boolean {
  return useStore(isOn, false)
}
