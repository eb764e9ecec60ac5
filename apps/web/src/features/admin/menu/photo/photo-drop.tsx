import { button } from '../../../../ui/button.ts'
import { FileDrop } from '../../../../ui/form/file-drop.tsx'

type PhotoDropProps = {
  /** Of the file that was chosen. */
  name: string | undefined
  /** While it is sent. */
  percent: number | undefined
  onChoose: (file: File | undefined) => void
  onCancel: () => void
}

/** Takes a file that is dropped, chosen or pasted; while it is sent, says how far it is. */
export function PhotoDrop({ name, percent, onChoose, onCancel }: PhotoDropProps) {
  if (percent !== undefined)
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
  return (
    <FileDrop
      label="Photo file"
      accept="image/jpeg,image/png,image/webp"
      name={name}
      // A phone has nothing to drop, and its chooser offers the camera.
      invitation={
        <>
          <span className="pointer-coarse:hidden">Choose a photo, drop it here or paste it</span>
          <span className="pointer-fine:hidden">Take or choose a photo</span>
        </>
      }
      note="JPEG, PNG or WebP, at most 5 MB"
      onChoose={onChoose}
    />
  )
}
