import { mayAt } from '@sizzle/domain/people/rights.ts'
import type { ReactNode } from 'react'
import type { OwnLocation } from '../../../../kit/locations.ts'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import type { SessionUser } from '../../../../kit/session/session.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { NOT_OFFLINE, useOnline } from '../../../../kit/use-online.ts'
import { heldIf } from '../../../../ui/held.ts'
import { ToolIcon, type ToolIconName } from '../../../../ui/tool-icon.tsx'
import { type Kitchen, type KitchenPause, showKitchen, useKitchens } from './kitchen-query.ts'

type KitchenLinesProps = { user: SessionUser; locations: readonly OwnLocation[] }

/** What is not taken now, and longer quotes. Whoever only watches sees the lines without their buttons. */
export function KitchenLines({ user, locations }: KitchenLinesProps) {
  const kitchens = useKitchens(locations.map(({ id }) => id))
  const ofMany = (kitchen: Kitchen) =>
    locations.length > 1 ? `${locations.find(({ id }) => id === kitchen.locationId)?.name ?? ''}: ` : ''
  return (
    <div role="status" className="flex flex-wrap empty:hidden">
      {kitchens.map((kitchen) => {
        const place = { kitchen, whose: ofMany(kitchen), mayEnd: mayAt(user, 'kitchen.pause', kitchen.locationId) }
        return [
          ...kitchen.pauses.map((pause) => <PauseLine key={pause.id} {...place} pause={pause} />),
          kitchen.bump && <BumpLine key={`${kitchen.locationId} bump`} {...place} text={kitchen.bump.text} />,
        ]
      })}
    </div>
  )
}

type LineProps = { kitchen: Kitchen; whose: string; mayEnd: boolean }
const told = {
  onDone: ({ kitchen }: { kitchen: Kitchen }) => showKitchen(kitchen),
  onFailed: (error: unknown) => toast('error', sentenceOf(error)),
}

function PauseLine({ kitchen, whose, mayEnd, pause }: LineProps & { pause: KitchenPause }) {
  const resume = useWish('/resumeOrders', told)
  const why = [pause.reason, pause.byName].filter(Boolean).join(', ')
  return (
    <Line icon="pause" look="bg-chilli text-paper" text={whose + pause.text} why={why}>
      {mayEnd && (
        <EndButton
          label="Resume"
          ending="Resuming…"
          about={pause.text}
          act={`${pause.id}:resume`}
          isPending={resume.isPending}
          onEnd={() => resume.send({ locationId: kitchen.locationId, pauseId: pause.id })}
        />
      )}
    </Line>
  )
}

function BumpLine({ kitchen, whose, mayEnd, text }: LineProps & { text: string }) {
  const end = useWish('/endBump', told)
  return (
    <Line icon="hourglass" look="border-b border-line bg-saffron-soft" text={whose + text}>
      {mayEnd && (
        <EndButton
          label="End"
          ending="Ending…"
          about={text}
          act={`${kitchen.locationId} ${text}:end`}
          isPending={end.isPending}
          onEnd={() => end.send({ locationId: kitchen.locationId })}
        />
      )}
    </Line>
  )
}

type LineLook = { icon: ToolIconName; look: string; text: string; why?: string; children: ReactNode }

function Line({ icon, look, text, why, children }: LineLook) {
  return (
    <p className={`flex min-h-11 grow items-center gap-x-2 px-3 py-0.5 font-semibold ${look}`}>
      <ToolIcon name={icon} className="size-5 shrink-0" />
      <span className="min-w-0 leading-tight max-sm:grow">
        <span className="block">{text}</span>
        {why && <span className="block truncate text-sm font-normal">{why}</span>}
      </span>
      {children}
    </p>
  )
}

type EndButtonProps = {
  label: string
  ending: string
  /** What ends: every line has a button of the same name. */
  about: string
  act: string
  isPending: boolean
  onEnd: () => void
}

function EndButton({ label, ending, about, act, isPending, onEnd }: EndButtonProps) {
  const isOnline = useOnline()
  return (
    <>
      <span aria-hidden="true">-</span>
      <button
        type="button"
        aria-label={`${label}: ${about}`}
        data-act={act}
        className="min-h-11 shrink-0 rounded-control px-2 underline underline-offset-4 off:cursor-not-allowed off:opacity-60"
        title={isOnline ? undefined : NOT_OFFLINE}
        onClick={onEnd}
        {...heldIf(isPending || !isOnline)}
      >
        {isPending ? ending : label}
      </button>
    </>
  )
}
