import { toast } from '../../../kit/toast/toast.ts'
import { type ButtonKind, button } from '../../../ui/button.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

/** A sign beside the value it is about: small beside a mouse, and large enough for a finger. */
export const SMALL_TOOL =
  'grid size-8 shrink-0 place-items-center rounded-control text-soft hover:bg-sunk hover:text-ink pointer-coarse:size-11'

/** `what`: 'the address of Truro'. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  return (
    <button
      type="button"
      className={`-my-1.5 ${SMALL_TOOL}`}
      aria-label={`Copy ${what}`}
      title={`Copy ${what}`}
      onClick={() => void copy(text)}
    >
      <ToolIcon name="copy" className="size-4" />
    </button>
  )
}

/** In words, where handing on a link is what to do next. */
export function CopyLink({ link, forWhom, kind = 'quiet' }: { link: string; forWhom: string; kind?: ButtonKind }) {
  return (
    <button type="button" className={button(kind, 'px-4! max-sm:px-3!')} onClick={() => void copy(link)}>
      <ToolIcon name="copy" /> Copy link<span className="sr-only"> for {forWhom}</span>
    </button>
  )
}

/** A browser hands out its clipboard on secure addresses only; elsewhere the text can still be selected. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast('success', 'Copied', text)
  } catch {
    toast('message', 'Please copy it by hand', text)
  }
}
