import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../../../kit/page-calls.ts'
import { button } from '../../../../../ui/button.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { taxPreviewQuery } from '../../locations-query.ts'
import { taxQuestionOf } from '../draft-input.ts'
import type { LocationForm } from '../use-location-form.ts'
import { useSettled } from './use-settled.ts'

/** What a customer would pay today with what stands in the form, before it is saved. */
export function TaxPreview({ form }: { form: LocationForm }) {
  const question = useSettled(taxQuestionOf(form.draft))
  const { data, error } = useQuery(taxPreviewQuery(question))
  const preview = question && data
  const isLocked = form.lockedBecause('tax') !== undefined
  return (
    <div className="rounded-control bg-sunk px-4 py-3">
      <p role="status" className="price text-lg whitespace-normal!">
        {preview?.text ??
          (error ? sentenceOf(error) : question ? 'Working it out…' : 'Complete the taxes to see them.')}
      </p>
      {preview?.warnings.map((warning) => (
        <p key={warning} className="mt-2 flex items-start gap-2 text-saffron-ink">
          <Icon name="alert" className="mt-0.5 size-5 shrink-0" /> {warning}
        </p>
      ))}
      {preview?.advice && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>{preview.advice.text}</p>
          {!isLocked && <Advice action={preview.advice.action} onTake={() => take(form, preview.advice?.province)} />}
        </div>
      )}
    </div>
  )
}

function Advice({ action, onTake }: { action: string; onTake: () => void }) {
  return (
    <button type="button" className={button('strong', 'px-4!')} onClick={onTake}>
      {action}
    </button>
  )
}

function take(form: LocationForm, province: LocationForm['draft']['taxProvince'] | undefined): void {
  if (province) form.set({ taxKind: 'preset', taxProvince: province })
}
