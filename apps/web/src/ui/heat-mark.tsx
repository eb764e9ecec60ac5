import './heat-mark.css'

const NAMES = { mild: 'Mild', medium: 'Medium', hot: 'Hot' } as const

/** One, two or three chillies: counted, so colour is not needed to read it. */
export function HeatMark({ level }: { level: keyof typeof NAMES }) {
  return (
    <span className={`heat heat-${level}`} title={`${NAMES[level]} heat`}>
      <span className="sr-only">{NAMES[level]} heat</span>
    </span>
  )
}
