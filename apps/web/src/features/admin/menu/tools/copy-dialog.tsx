import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ownLocationsQuery } from '../../../../kit/locations.ts'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { stumble } from '../../../../kit/unsaved.ts'
import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { Check } from '../../../../ui/form/check.tsx'
import { DIALOG_FOOT } from '../../../../ui/form/dialog-foot.ts'
import { Select } from '../../../../ui/form/select.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { heldIf } from '../../../../ui/held.ts'
import { menuQuery } from '../menu-query.ts'
import { newParts } from './copy-words.ts'
import { CHOOSE_PLACE, PlacesChoice } from './places-choice.tsx'

type CopyDialogProps = {
  /** Whose menu is copied. */
  locationId: string
  /** Where it was asked for from there: ticked already. */
  to?: string | undefined
  whyNot: string | undefined
  onClose: () => void
}
type Question = {
  readonly fromLocationId: string
  readonly toLocationIds: string[]
  readonly what: { kind: 'menu' } | { kind: 'categories'; ids: string[] }
}

/** Copies dishes to other locations, each after a look at what differs there. */
export function CopyDialog({ locationId, to, whyNot, onClose }: CopyDialogProps) {
  const [category, setCategory] = useState('')
  const [ticked, setTicked] = useState<ReadonlySet<string> | undefined>(to === undefined ? undefined : new Set([to]))
  const categories = useQuery(menuQuery(locationId)).data?.categories ?? []
  const own = useQuery(ownLocationsQuery()).data?.locations ?? []
  const others = own.filter(({ id }) => id !== locationId)
  // Where there is a single other one, nobody has to say so.
  const chosen = ticked ?? new Set(others.length === 1 ? others.map(({ id }) => id) : [])
  const source = own.find(({ id }) => id === locationId)?.name
  const title = source === undefined ? 'Copy menu' : `Copy from ${source}`
  const [asked, setAsked] = useState<Question>()
  const [isPlaceMissing, setPlaceMissing] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const preview = useQuery({
    ...ask('/previewMenuCopy', asked ?? { fromLocationId: locationId, toLocationIds: [], what: { kind: 'menu' } }),
    enabled: asked !== undefined,
    // What would happen is asked for anew whenever somebody wants to see it.
    staleTime: 0,
  })
  const hasFailed = asked !== undefined && preview.error !== null
  const look = () => {
    if (chosen.size === 0) return stumble(fields.current, () => setPlaceMissing(true))
    if (asked) return void preview.refetch()
    setAsked({
      fromLocationId: locationId,
      toLocationIds: [...chosen],
      what: category === '' ? { kind: 'menu' } : { kind: 'categories', ids: [category] },
    })
  }
  return (
    <Dialog label={title} shape="sheet" onClose={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <div ref={fields} className="grid gap-4 px-6 pb-6">
        <p className="text-soft">
          You see every difference before anything is copied. What only the other location has stays as it is there.
        </p>
        <Select
          label="What?"
          value={category}
          options={[['', 'The whole menu'], ...categories.map(({ id, name }) => [id, name] as const)]}
          onChange={(value) => {
            setAsked(undefined)
            setCategory(value)
          }}
        />
        <PlacesChoice
          except={locationId}
          chosen={chosen}
          problem={isPlaceMissing ? CHOOSE_PLACE : undefined}
          onChange={(next) => {
            setAsked(undefined)
            setPlaceMissing(false)
            setTicked(next)
          }}
        />
        {asked &&
          preview.data?.targets.map((target) => (
            <TargetRow key={target.locationId} target={target} asked={asked} whyNot={whyNot} again={preview.refetch} />
          ))}
        <p role="status" className="font-semibold empty:hidden">
          {preview.isFetching && 'Comparing…'}
        </p>
        <FormProblem sentence={hasFailed ? sentenceOf(preview.error) : undefined} />
        <div className={DIALOG_FOOT}>
          {whyNot !== undefined && <p className="mr-auto text-sm text-soft max-sm:basis-full">{whyNot}</p>}
          <button type="button" className={button('quiet')} onClick={onClose}>
            Close
          </button>
          <button
            type="button"
            className={button('primary')}
            disabled={whyNot !== undefined}
            onClick={look}
            {...heldIf(preview.isFetching)}
          >
            {hasFailed ? 'Try Again' : asked ? 'Compare again' : 'Compare'}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

type Target = {
  readonly locationId: string
  readonly name: string
  readonly added: number
  readonly addedItems: number
  readonly addedGroups: number
  readonly differing: number
  readonly same: number
  readonly blocked: number
  readonly parts: readonly Part[]
  readonly isCut: boolean
  readonly previewHash: string
}
type Part = {
  readonly key: string
  readonly name: string
  readonly state: 'new' | 'differs' | 'blocked'
  readonly fields: readonly { readonly field: string; readonly theirs: string | null; readonly ours: string | null }[]
  readonly reason: string | null
}
type TargetRowProps = { target: Target; asked: Question; whyNot: string | undefined; again: () => unknown }

/** What would happen at one location, and the button that does it there. */
function TargetRow({ target, asked, whyNot, again }: TargetRowProps) {
  const [isOverwriting, setOverwriting] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const [done, setDone] = useState<string>()
  const copying = useWish('/copyMenu', {
    onDone: ({ changed }) => setDone(`Copied: ${newParts(target)} added, ${changed} changed.`),
    onFailed: () => void again(),
  })
  const { locationId, name, added, differing, same, blocked, parts, isCut, previewHash } = target
  const [isUnticked, setUnticked] = useState(false)
  const isNothing = added + (isOverwriting ? differing : 0) === 0
  return (
    <section aria-label={name} className="grid gap-2 rounded-control border border-line p-3">
      <h3 className="text-lg">{name}</h3>
      <p>
        {newParts(target)} new, {differing} different, {same} the same{blocked > 0 && `, ${blocked} cannot be copied`}.
      </p>
      {parts.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">What exactly?</summary>
          <ul className="relative max-h-[35dvh] overflow-y-auto">
            {parts.map((part) => (
              <PartWords key={part.key} part={part} />
            ))}
            {isCut && <li className="py-1.5 text-soft">There is more than is listed here.</li>}
          </ul>
        </details>
      )}
      {done || added + differing === 0 ? (
        <p role="status" className="font-semibold">
          {done ?? 'There is nothing to copy.'}
        </p>
      ) : (
        <div ref={row} className="flex flex-wrap items-center justify-between gap-3">
          {differing > 0 && (
            <Check
              label="Overwrite what differs"
              hint={isUnticked && isNothing ? 'Nothing here is new: tick this to copy what differs.' : undefined}
              checked={isOverwriting}
              isWrong={isUnticked && isNothing}
              onChange={setOverwriting}
            />
          )}
          <button
            type="button"
            className={button('primary')}
            disabled={whyNot !== undefined}
            onClick={() => {
              if (isNothing) return stumble(row.current, () => setUnticked(true))
              copying.send({
                fromLocationId: asked.fromLocationId,
                toLocationId: locationId,
                what: asked.what,
                overwrite: isOverwriting ? 'all' : [],
                previewHash,
              })
            }}
            {...heldIf(copying.isPending)}
          >
            {copying.isPending ? 'Copying…' : `Copy to ${name}`}
          </button>
        </div>
      )}
      <FormProblem sentence={copying.sentence} />
    </section>
  )
}

const STATES = { new: 'New', differs: 'Different', blocked: 'Not copied' } as const

function PartWords({ part: { name, state, fields, reason } }: { part: Part }) {
  return (
    <li className="border-t border-line py-1.5 wrap-break-word">
      <span className="text-sm text-soft">{STATES[state]}: </span>
      {name}
      {reason && <span className="block text-sm text-chilli">{reason}</span>}
      {fields.map(({ field, theirs, ours }) => (
        <span key={field} className="block text-sm text-soft">
          {field}: {theirs ?? 'nothing'} → {ours ?? 'nothing'}
        </span>
      ))}
    </li>
  )
}
