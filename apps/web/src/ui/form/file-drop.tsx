import { type ChangeEvent, type ReactNode, useState } from 'react'

type FileDropProps = {
  label: string
  accept: string
  /** Of the file that was chosen. */
  name: string | undefined
  /** What is done here, until a file is chosen. */
  invitation: ReactNode
  /** Which files are taken. */
  note: string
  isDisabled?: boolean
  onChoose: (file: File | undefined) => void
}

/** Takes a file that is chosen or dropped. */
export function FileDrop({ label, accept, name, invitation, note, isDisabled = false, onChoose }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) onChoose(file)
  }
  return (
    <label
      data-over={isOver || undefined}
      className="grid cursor-pointer justify-items-center gap-1 rounded-control border-2 border-line-strong border-dashed px-4 py-7 text-center focus-within:outline-2 focus-within:outline-saffron data-over:bg-saffron-soft hover:bg-sunk has-disabled:cursor-not-allowed has-disabled:opacity-55"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!isDisabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!isDisabled) onChoose(event.dataTransfer.files[0])
      }}
    >
      <input
        type="file"
        accept={accept}
        aria-label={label}
        className="sr-only"
        disabled={isDisabled}
        onChange={choose}
      />
      <span className="max-w-full truncate font-semibold">{name ?? invitation}</span>
      <span className="text-sm text-soft">{note}</span>
    </label>
  )
}
