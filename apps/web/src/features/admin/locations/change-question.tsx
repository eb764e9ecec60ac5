import { whatStays } from '@sizzle/domain/locations/deletion.ts'
import { useQuery } from '@tanstack/react-query'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DELETE_QUESTION } from './location-words.ts'
import { type ManagedLocation, type Standing, standingQuery } from './locations-query.ts'

type ChangeQuestionProps = {
  asked: { readonly kind: 'switch' | 'delete'; readonly location: ManagedLocation }
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

export function ChangeQuestion({ asked: { kind, location }, ...rest }: ChangeQuestionProps) {
  const { data: standing = null } = useQuery(standingQuery(location.id))
  const [question, confirmLabel] = kind === 'delete' ? deleteWords(location) : switchWords(location, standing)
  return <ConfirmDialog question={question} confirmLabel={confirmLabel} {...rest} />
}

function deleteWords({ name }: ManagedLocation) {
  return [DELETE_QUESTION, `Delete ${name}`] as const
}

/** Without an answer yet, what counts for every location alone. */
function switchWords({ name, isActive, hasMenu }: ManagedLocation, standing: Standing) {
  if (!isActive) {
    const follows =
      standing?.dishes === 0
        ? 'It has no dishes yet: guests see an empty menu.'
        : standing && !hasMenu
          ? 'All of its dishes are hidden: guests see an empty menu.'
          : 'The site shows it, and it takes orders in its opening hours.'
    return [`Activate ${name}? ${follows}`, 'Activate'] as const
  }
  const stays = standing && whatStays(standing)
  const follows = 'The site no longer shows it, and it takes no orders or reservations until it is activated again.'
  return [
    `Deactivate ${name}? ${follows}${stays ? ` ${stays}, to be served or cancelled.` : ''}`,
    'Deactivate',
  ] as const
}
