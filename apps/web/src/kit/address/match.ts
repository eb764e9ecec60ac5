/** Reads addresses of one pattern, without a difference between cases and with or without a slash at the end. */
export function addressReader(pattern: string): (pathname: string) => { param: string } | undefined {
  const [before = '', name] = pattern.split(':')
  const shape = new RegExp(`^${before}${name === undefined ? '' : '([^/]+)'}/*$`, 'i')
  return (pathname) => {
    const found = shape.exec(pathname)
    return found ? { param: decoded(found[1] ?? '') } : undefined
  }
}

/** As it stands where nobody can read it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
