import { button } from '../button.ts'

type ListEmptyProps = {
  title: string
  hint: string
  /** Takes the filters away; left out where none is set. */
  onClear?: (() => void) | undefined
}

/** In the place of a list in which nothing stands. */
export function ListEmpty({ title, hint, onClear }: ListEmptyProps) {
  return (
    <div className="rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
      <h2 className="font-display text-xl">{title}</h2>
      <p className="mt-2 text-soft">{hint}</p>
      {onClear && (
        <button type="button" className={button('quiet', 'mt-5')} onClick={onClear}>
          Clear filters
        </button>
      )}
    </div>
  )
}
