import { type ChangeEvent, type ReactNode, useState } from 'react'

type FileTargetProps = {
  label: string
  accept: string
  isDisabled?: boolean
  /** What is missing is chosen here. */
  isWrong?: boolean
  className: string
  children: ReactNode
  onChoose: (file: File | undefined) => void
}

/** What is pressed to choose a file, or has one dropped on it; it is marked while one is held over it. */
export function FileTarget({
  label,
  accept,
  isDisabled = false,
  isWrong = false,
  className,
  children,
  onChoose,
}: FileTargetProps) {
  const [isOver, setOver] = useState(false)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) onChoose(file)
  }
  return (
    <label
      data-over={isOver || undefined}
      className={`cursor-pointer focus-within:outline-2 focus-within:outline-saffron has-disabled:cursor-not-allowed has-disabled:opacity-55 has-aria-invalid:border-chilli ${className}`}
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
        aria-invalid={isWrong || undefined}
        disabled={isDisabled}
        onChange={choose}
      />
      {children}
    </label>
  )
}
