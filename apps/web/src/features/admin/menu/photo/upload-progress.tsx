import { button } from '../../../../ui/button.ts'

type UploadProgressProps = { percent: number; onCancel: () => void }

/** How far a photo is that is being sent. */
export function UploadProgress({ percent, onCancel }: UploadProgressProps) {
  return (
    <div className="grid gap-3 rounded-control border border-line-strong p-4">
      <label className="grid gap-2 font-semibold">
        {percent < 100 ? `Uploading… ${percent}%` : 'Almost done…'}
        <progress max={100} value={percent} className="h-2 w-full accent-saffron" />
      </label>
      <button type="button" className={button('quiet', 'justify-self-start')} onClick={onCancel}>
        Cancel upload
      </button>
    </div>
  )
}
