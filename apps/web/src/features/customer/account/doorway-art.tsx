import { cuspedArch } from './cusped-arch.ts'
import { Garland, MarigoldShapes } from './marigold.tsx'

const OPENING = cuspedArch({ x: 360, halfWidth: 196, spring: 452, apex: 196, floor: 812, foils: 5 })
const FRAME = cuspedArch({ x: 360, halfWidth: 232, spring: 452, apex: 146, floor: 812, foils: 5 })
const FAR_DOOR = cuspedArch({ x: 360, halfWidth: 84, spring: 530, apex: 420, floor: 700, foils: 3 })

/** The house at dusk, its door open: a garland over it, lamps in it, dinner on the table. Drawn, so that it weighs little. */
export function DoorwayArt({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 720 960"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <Inks />
      <Wall />
      <path d={FRAME} fill="oklch(0.42 0.1 38)" stroke="var(--saffron)" strokeWidth="2" />
      <path
        d={cuspedArch({ x: 360, halfWidth: 214, spring: 452, apex: 171, floor: 812, foils: 5 })}
        fill="none"
        stroke="oklch(0.82 0.11 78)"
        strokeWidth="5"
        strokeDasharray="0.1 14"
        strokeLinecap="round"
      />
      <Room />
      <path d={OPENING} fill="none" stroke="oklch(0.3 0.07 30)" strokeWidth="5" />
      <Garland from={[170, 424]} to={[550, 424]} sag={66} flowers={25} drop={6} />
      <Step />
    </svg>
  )
}

function Inks() {
  return (
    <defs>
      <MarigoldShapes />
      <pattern id="door-jali" width="60" height="60" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="oklch(0.82 0.11 78)" strokeOpacity=".16" strokeWidth="1.3">
          <path d="M30 4c5.5 8.5 12 15 26 26-14 11-20.5 17.5-26 26-5.5-8.5-12-15-26-26C18 19 24.5 12.5 30 4Z" />
          <path d="M30 18c3 5 6.5 9 12 12-5.5 3-9 7-12 12-3-5-6.5-9-12-12 5.5-3 9-7 12-12Z" />
          <path d="M0 0 8 8M60 0l-8 8M0 60l8-8M60 60l-8-8" />
        </g>
      </pattern>
      <radialGradient id="door-glow" cx="50%" cy="56%" r="52%">
        <stop offset="0" stopColor="oklch(0.62 0.14 52)" stopOpacity=".75" />
        <stop offset=".55" stopColor="oklch(0.42 0.11 20)" stopOpacity=".38" />
        <stop offset="1" stopColor="oklch(0.25 0.05 330)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="door-room" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="oklch(0.48 0.14 34)" />
        <stop offset=".45" stopColor="oklch(0.7 0.155 58)" />
        <stop offset=".8" stopColor="oklch(0.84 0.13 80)" />
        <stop offset="1" stopColor="oklch(0.6 0.13 48)" />
      </linearGradient>
      <radialGradient id="lamp-light">
        <stop offset="0" stopColor="oklch(0.97 0.08 95)" stopOpacity=".95" />
        <stop offset=".4" stopColor="oklch(0.9 0.13 85)" stopOpacity=".4" />
        <stop offset="1" stopColor="oklch(0.85 0.14 78)" stopOpacity="0" />
      </radialGradient>
      <clipPath id="door-opening">
        <path d={OPENING} />
      </clipPath>
    </defs>
  )
}

function Wall() {
  return (
    <g>
      <rect x="-400" y="-200" width="1520" height="1400" fill="oklch(0.25 0.05 330)" />
      <rect x="-400" y="-200" width="1520" height="1400" fill="url(#door-jali)" />
      <rect x="-400" y="-200" width="1520" height="1400" fill="url(#door-glow)" />
      <rect
        x="96"
        y="84"
        width="528"
        height="728"
        fill="oklch(0.29 0.065 340)"
        stroke="var(--saffron)"
        strokeWidth="2"
      />
      <rect
        x="110"
        y="98"
        width="500"
        height="720"
        fill="none"
        stroke="oklch(0.82 0.11 78)"
        strokeOpacity=".75"
        strokeWidth="6"
        strokeDasharray="0.1 16"
        strokeLinecap="round"
      />
      <Rosette x={184} y={184} />
      <Rosette x={536} y={184} />
    </g>
  )
}

const PETALS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]

function Rosette({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke="var(--saffron)" strokeWidth="1.6">
      <circle r="40" strokeOpacity=".5" />
      {PETALS.map((angle) => (
        <path key={angle} transform={`rotate(${angle})`} d="M0-8c7 8 7 18 0 26-7-8-7-18 0-26Z" strokeOpacity=".8" />
      ))}
      <circle r="5" fill="var(--saffron)" />
    </g>
  )
}

function Room() {
  return (
    <g clipPath="url(#door-opening)">
      <path d={OPENING} fill="url(#door-room)" />
      <path d={FAR_DOOR} fill="oklch(0.93 0.1 90)" stroke="oklch(0.6 0.14 50)" strokeWidth="5" />
      <circle cx="360" cy="560" r="210" fill="url(#lamp-light)" />
      <path d="M120 700h480v140H120Z" fill="oklch(0.55 0.13 42)" />
      <g stroke="oklch(0.66 0.13 52)" strokeWidth="2.5">
        <path d="M360 700v120M300 700l-62 120M420 700l62 120M240 700 110 820M480 700l130 120M150 742h420" />
      </g>
      <Lamp x={258} y={372} chain={260} />
      <Lamp x={462} y={372} chain={260} />
      <Lamp x={360} y={356} chain={240} isLarge />
      <Table />
    </g>
  )
}

function Lamp({ x, y, chain, isLarge = false }: { x: number; y: number; chain: number; isLarge?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${isLarge ? 1.25 : 0.9})`}>
      <path d={`M0-${chain}V-34`} stroke="oklch(0.4 0.09 45)" strokeWidth="2.5" />
      <circle r="58" fill="url(#lamp-light)" />
      <path d="M-13-34h26l6 12h-38Z" fill="oklch(0.45 0.1 48)" />
      <path d="M-19-22h38c7 14 7 30-4 44h-30c-11-14-11-30-4-44Z" fill="oklch(0.9 0.13 88)" />
      <g fill="none" stroke="oklch(0.5 0.12 48)" strokeWidth="2.5">
        <path d="M-19-22h38c7 14 7 30-4 44h-30c-11-14-11-30-4-44ZM0-22v44M-22-4h44M-21 9h42" />
      </g>
      <path d="M-15 22h30l-7 10H-8Z" fill="oklch(0.45 0.1 48)" />
      <circle cy="37" r="4" fill="oklch(0.45 0.1 48)" />
    </g>
  )
}

function Table() {
  return (
    <g>
      <path d="M212 706h296l34 118H178Z" fill="oklch(0.44 0.16 26)" />
      <path d="M212 706h296l5 18H207Z" fill="oklch(0.52 0.17 28)" />
      <path
        d="M200 752c12 14 28 14 40 0 12 14 28 14 40 0 12 14 28 14 40 0 12 14 28 14 40 0 12 14 28 14 40 0 12 14 28 14 40 0 12 14 28 14 40 0 12 14 28 14 40 0"
        fill="none"
        stroke="var(--saffron)"
        strokeWidth="3"
      />
      <g fill="none" stroke="oklch(0.98 0.03 90)" strokeOpacity=".7" strokeWidth="5" strokeLinecap="round">
        <path d="M336 636c-12-14 10-24-2-40s8-24 0-36M362 630c-12-14 10-24-2-40s8-24 0-36M388 636c-12-14 10-24-2-40s8-24 0-36" />
      </g>
      <path d="M298 648h124c0 34-22 56-62 56s-62-22-62-56Z" fill="oklch(0.36 0.07 40)" />
      <ellipse cx="360" cy="648" rx="66" ry="15" fill="oklch(0.5 0.1 46)" />
      <ellipse cx="360" cy="648" rx="54" ry="10" fill="oklch(0.64 0.19 40)" />
      <path d="M338 646c6-5 16-5 22 0m8 3c5-4 12-4 17 0" stroke="oklch(0.93 0.1 92)" strokeWidth="3" fill="none" />
      <path
        d="M296 652c-20-4-24 16-4 20m132-20c20-4 24 16 4 20"
        fill="none"
        stroke="oklch(0.36 0.07 40)"
        strokeWidth="6"
      />
      <g>
        <ellipse cx="254" cy="702" rx="40" ry="11" fill="oklch(0.82 0.03 80)" />
        <path d="M222 696c2-18 16-26 32-26s30 8 32 26c-18 8-46 8-64 0Z" fill="oklch(0.86 0.09 82)" />
        <path d="M238 684l6-5m10 4 6-6m8 10 6-4" stroke="oklch(0.6 0.12 55)" strokeWidth="3" strokeLinecap="round" />
      </g>
      <g>
        <path d="M446 672h44l-6 32h-32Z" fill="oklch(0.82 0.12 78)" />
        <ellipse cx="468" cy="672" rx="22" ry="6" fill="oklch(0.95 0.03 90)" />
        <path d="M452 686h32" stroke="oklch(0.62 0.13 52)" strokeWidth="2.5" />
      </g>
    </g>
  )
}

function Step() {
  return (
    <g>
      <path d="M60 812h600l36 44H24Z" fill="oklch(0.36 0.075 345)" />
      {/* The ground before it: however tall the form beside it is, the picture goes on. */}
      <path d="M-400 856h1520v344H-400Z" fill="oklch(0.31 0.065 338)" />
      <path d="M164 812h392l24 44H140Z" fill="oklch(0.75 0.15 62)" fillOpacity=".55" />
      <path d="M60 812h600M-400 856h1520" stroke="var(--saffron)" strokeOpacity=".7" strokeWidth="2" />
      <Diya x={88} y={838} />
      <Diya x={632} y={838} />
    </g>
  )
}

function Diya({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cy="-22" r="64" fill="url(#lamp-light)" />
      <path d="M0-48c10 14 14 22 10 32-3 7-17 7-20 0-4-10 2-18 10-32Z" fill="oklch(0.93 0.13 90)" />
      <path d="M1-30c4 7 6 11 4 16-2 4-8 4-10 0-1-5 2-9 6-16Z" fill="oklch(0.72 0.18 50)" />
      <path d="M-36-14c10 5 62 5 72 0 0 18-16 30-36 30s-36-12-36-30Z" fill="oklch(0.56 0.13 42)" />
      <path d="M-36-14c10 5 62 5 72 0" fill="none" stroke="oklch(0.8 0.12 70)" strokeWidth="3" />
    </g>
  )
}
