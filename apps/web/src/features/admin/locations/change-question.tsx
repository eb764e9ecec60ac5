import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DELETE_QUESTION } from './location-words.ts'
import type { ManagedLocation } from './locations-query.ts'

type ChangeQuestionProps = {
  asked: { readonly kind: 'switch' | 'delete'; readonly location: ManagedLocation }
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

export function ChangeQuestion({ asked: { kind, location }, ...rest }: ChangeQuestionProps) {
  const [question, confirmLabel] = kind === 'delete' ? deleteWords(location) : switchWords(location)
  return <ConfirmDialog question={question} confirmLabel={confirmLabel} {...rest} />
}

function deleteWords({ name }: ManagedLocation) {
  return [DELETE_QUESTION, `Delete ${name}`] as const
}

function switchWords({ name, isActive }: ManagedLocation) {
  if (!isActive)
    return [`Activate ${name}? The site shows it, and it takes orders in its opening hours.`, 'Activate'] as const
  return [
    `Deactivate ${name}? The site no longer shows it, and it takes no orders or reservations until it is activated again.`,
    'Deactivate',
  ] as const
}
