/** '12 min', and hours or days where minutes say nothing any more. */
export function duration(minutes: number): string {
  if (minutes < 100) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`
}
