import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useTransition,
} from 'react'
import { flushSync } from 'react-dom'
import { isStepHeld } from './held-steps.ts'
import type { Arrival, History, Location, StepOptions } from './history.ts'
import { addressOf, type Path, resolved, type To } from './path.ts'

type Place = { readonly history: History; readonly location: Location; readonly arrival: Arrival }

const PlaceContext = createContext<Place | null>(null)

function usePlace(): Place {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('there is no router around this')
  return place
}

/** A step waits for its screen, which a bar at the top says if it takes long, except where it asks for `flushSync`. */
export function Router({ history, children }: { history: History; children: ReactNode }) {
  const [place, setPlace] = useState<Place>({ history, location: history.location, arrival: 'POP' })
  const [isGoing, startGoing] = useTransition()
  useLayoutEffect(
    () =>
      history.listen(({ arrival, isAtOnce }) => {
        const show = isAtOnce ? flushSync : startGoing
        show(() => setPlace({ history, location: history.location, arrival }))
      }),
    [history],
  )
  return (
    <PlaceContext value={place}>
      {isGoing && <div role="progressbar" aria-label="Loading" className="going" />}
      {children}
    </PlaceContext>
  )
}

export function useLocation(): Location {
  return usePlace().location
}

export function useArrivalKind(): Arrival {
  return usePlace().arrival
}

/** What the address is at the moment of asking. `useLocation` says it only once the screen has been drawn for it. */
export function useNewestAddress(): () => Path {
  const { history } = usePlace()
  return useCallback(() => history.location, [history])
}

export function useNavigate(): (to: To, options?: StepOptions) => void {
  const { history, location } = usePlace()
  const { pathname } = location
  return useCallback(
    (to, options = {}) => {
      const path = resolved(to, pathname)
      const go = () => history.go(path, options)
      if (!isStepHeld(path, go)) go()
    },
    [history, pathname],
  )
}

/** The whole address that a link with this leads to. */
export function useHref(to: To): string {
  return addressOf(resolved(to, useLocation().pathname))
}

export function Navigate({ to, ...options }: { to: To } & StepOptions) {
  const navigate = useNavigate()
  const address = useHref(to)
  const go = useEffectEvent(() => navigate(address, options))
  // One redirect may lead to another one in the same place of the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what makes it another step
  useEffect(() => go(), [address])
  return null
}
