import type { AnyOperation } from '../../kit/operation.ts'
import type { AccountParts } from '../account-parts.ts'
import { getMyPin, removeMyPin, setMyPin } from './own-pin.ts'
import { getSharedTablets, pairTablet, unpairTablet } from './pair-tablet.ts'
import type { TabletCookie } from './tablet-cookie.ts'
import { getThisTablet, lockTablet, stayUnlocked, unlockTablet } from './unlock-tablet.ts'

export function tabletOperations(parts: AccountParts, cookie: TabletCookie): AnyOperation[] {
  return [
    getSharedTablets,
    pairTablet(parts, cookie),
    unpairTablet,
    getThisTablet,
    unlockTablet(parts),
    stayUnlocked,
    lockTablet(parts),
    getMyPin,
    setMyPin(parts),
    removeMyPin,
  ]
}
