import type { ReactNode } from 'react'
import { FileTarget } from './file-target.tsx'

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
  isWrong?: boolean
  onChoose: (file: File | undefined) => void
}

/** A place of its own for a file that is chosen or dropped. */
export function FileDrop({ name, invitation, note, ...target }: FileDropProps) {
  return (
    <FileTarget
      {...target}
      className="grid justify-items-center gap-1 rounded-control border-2 border-line-strong border-dashed px-4 py-7 text-center data-over:bg-saffron-soft hover:bg-sunk"
    >
      <span className="max-w-full truncate font-semibold">{name ?? invitation}</span>
      <span className="text-sm text-soft">{note}</span>
    </FileTarget>
  )
}
