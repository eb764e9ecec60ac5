import { useRef } from 'react'

export type PhotoWay = 'url' | 'file'
const WAYS = [
  ['url', 'Image URL'],
  ['file', 'Upload file'],
] as const

type PhotoTabsProps = { way: PhotoWay; isDisabled: boolean; onChange: (way: PhotoWay) => void }

/** Arrow keys go from one to the other, as tabs do everywhere. */
export function PhotoTabs({ way, isDisabled, onChange }: PhotoTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const go = (next: PhotoWay) => {
    onChange(next)
    list.current?.querySelector<HTMLElement>(`[data-way="${next}"]`)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Where the photo comes from"
      className="grid grid-cols-2 gap-1 rounded-control bg-sunk p-1"
    >
      {WAYS.map(([value, label]) => (
        <button
          key={value}
          type="button"
          role="tab"
          data-way={value}
          aria-selected={way === value}
          tabIndex={way === value ? 0 : -1}
          disabled={isDisabled}
          className="min-h-11 rounded-control font-semibold text-soft aria-selected:bg-raised aria-selected:text-ink"
          onClick={() => onChange(value)}
          onKeyDown={({ key }) => {
            if (key === 'ArrowLeft' || key === 'ArrowRight') go(value === 'url' ? 'file' : 'url')
          }}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
