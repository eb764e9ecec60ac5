const FIELDS = /^(\S+) (\S+) \* \* \*$/
const MINUTE_MS = 60_000
const MINUTES_A_DAY = 1440

// The first full minute after `after` that a line like `17 * * * *` or `*/5 3 * * *` names, in UTC. Days are always all.
export function nextTime(cron: string, after: Date): Date {
  const [, minute, hour] = FIELDS.exec(cron) ?? []
  if (minute === undefined || hour === undefined) throw new Error(`the timetable cannot read "${cron}"`)
  const minutes = namedBy(minute, 60)
  const hours = namedBy(hour, 24)
  const first = (Math.floor(after.getTime() / MINUTE_MS) + 1) * MINUTE_MS
  for (let n = 0; n < MINUTES_A_DAY; n++) {
    const time = new Date(first + n * MINUTE_MS)
    if (minutes.has(time.getUTCMinutes()) && hours.has(time.getUTCHours())) return time
  }
  throw new Error(`"${cron}" names no time`)
}

// `*`, `*/5`, `17` or `0,30`
function namedBy(field: string, end: number): Set<number> {
  const step = /^\*(?:\/(\d+))?$/.exec(field)
  const all = Array.from({ length: end }, (_, n) => n)
  if (step) return new Set(all.filter((n) => n % Number(step[1] ?? 1) === 0))
  const named = new Set(field.split(',').map(Number))
  if (!named.isSubsetOf(new Set(all))) throw new Error(`the timetable cannot read "${field}"`)
  return named
}
