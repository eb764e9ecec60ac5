import { Garland, MarigoldShapes } from './marigold.tsx'

const SPAN = 128
const WIDTH = SPAN * 12
const HEIGHT = 84

/** The garland over a door, as wide as the screen: the small brother of the doorway. One span is drawn, and repeated. */
export function Toran({ className }: { className: string }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMin slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <MarigoldShapes />
        <pattern id="toran-span" width={SPAN} height={HEIGHT} patternUnits="userSpaceOnUse">
          <use href="#mango-leaf" y="6" />
          <use href="#mango-leaf" x={SPAN} y="6" />
          <Garland from={[0, 2]} to={[SPAN, 2]} sag={28} flowers={9} drop={9} />
        </pattern>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#toran-span)" />
    </svg>
  )
}
