import { type ChangeEvent, useState } from 'react'
import { button } from '../../../../ui/button.ts'

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
  const [isOver, setOver] = useState(false)
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
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) onChoose(file)
  }
  return (
    <label
      data-over={isOver || undefined}
      className="grid cursor-pointer justify-items-center gap-1 rounded-control border-2 border-line-strong border-dashed px-4 py-7 text-center focus-within:outline-2 focus-within:outline-saffron data-over:bg-saffron-soft hover:bg-sunk"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onChoose(event.dataTransfer.files[0])
      }}
    >
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label="Photo file"
        className="sr-only"
        onChange={choose}
      />
      <span className="max-w-full truncate font-semibold">{name ?? 'Choose a photo, drop it here or paste it'}</span>
      <span className="text-sm text-soft">JPEG, PNG or WebP, at most 5 MB</span>
    </label>
  )
}
