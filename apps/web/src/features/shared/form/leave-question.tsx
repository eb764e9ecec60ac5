import { useEffect, useState } from 'react'
import { readSection } from '../../../kit/address/section-address.ts'
import { useUnloadWarning } from '../../../kit/unsaved.ts'
import { holdSteps } from '../../../router/held-steps.ts'
import type { Location } from '../../../router/history.ts'
import type { Path } from '../../../router/path.ts'
import { useLocation } from '../../../router/router.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

type Asked = { readonly from: Location; readonly go: () => void; readonly isAllowed: boolean }

/** Of a section whose entries stand in the page itself: whatever leads away from them asks first. */
export function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const here = useLocation()
  const [last, setLast] = useState<Asked>()
  const asked = last?.from === here ? last : undefined
  const isHolding = isChanged && !asked?.isAllowed
  useUnloadWarning(isHolding)
  useEffect(() => {
    if (!isHolding) return
    return holdSteps((to, go) => {
      if (!leadsAway(here, to)) return false
      setLast({ from: here, go, isAllowed: false })
      return true
    })
  }, [isHolding, here])
  // By now nothing holds the step any more.
  useEffect(() => {
    if (asked?.isAllowed) asked.go()
  }, [asked])
  if (!asked || asked.isAllowed) return null
  return (
    <ConfirmDialog
      question="Leave without saving? What you have entered here is lost."
      confirmLabel="Leave without saving"
      isBusy={false}
      onConfirm={() => setLast({ ...asked, isAllowed: true })}
      onClose={() => setLast(undefined)}
    />
  )
}

/** To another section, or the same one of another location. */
function leadsAway(here: Path, { pathname, search, hash }: Path): boolean {
  if (pathname !== here.pathname || search !== here.search) return true
  return readSection(hash).section !== readSection(here.hash).section
}
