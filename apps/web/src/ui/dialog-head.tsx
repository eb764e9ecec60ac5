import type { Ref } from 'react'
import { Icon } from './icon.tsx'

type DialogHeadProps = {
  title: string
  /** Given where the title takes the focus at times. */
  titleRef?: Ref<HTMLHeadingElement>
  /** Of which place it is, below the title. */
  place?: string | undefined
  className?: string
  onClose: () => void
}

/** A dialog's title and the button that closes it. Both stay in sight while the dialog scrolls. */
export function DialogHead({ title, titleRef, place, className = 'py-4 pr-4 pl-6', onClose }: DialogHeadProps) {
  return (
    <div className={`dialog-head flex items-start justify-between gap-4 ${className}`}>
      <div className="min-w-0">
        <h2 ref={titleRef} {...(titleRef && { tabIndex: -1 })} className="py-1.5 text-2xl outline-none">
          {title}
        </h2>
        {place && <p className="-mt-1.5 pb-1 text-sm text-soft">{place}</p>}
      </div>
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunk"
        aria-label="Close"
        onClick={onClose}
      >
        <Icon name="close" className="size-6" />
      </button>
    </div>
  )
}
