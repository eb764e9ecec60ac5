import type { Ref } from 'react'
import { Icon } from './icon.tsx'

type DialogHeadProps = {
  title: string
  /** Given where the title takes the focus at times. */
  titleRef?: Ref<HTMLHeadingElement>
  className?: string
  onClose: () => void
}

/** A dialog's title and the button that closes it. Both stay in sight while the dialog scrolls. */
export function DialogHead({ title, titleRef, className = 'py-4 pr-4 pl-6', onClose }: DialogHeadProps) {
  return (
    <div className={`dialog-head flex items-start justify-between gap-4 ${className}`}>
      <h2 ref={titleRef} {...(titleRef && { tabIndex: -1 })} className="min-w-0 py-1.5 text-2xl outline-none">
        {title}
      </h2>
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
