import { characters } from '@sizzle/domain/characters.ts'
import { useState } from 'react'

type AvatarProps = { name: string; photoURL: string | null; className: string }

/** The photo, or the first letter where there is none or it does not load. Beside the name, so it says nothing itself. */
export function Avatar({ name, photoURL, className }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const frame = `grid shrink-0 place-items-center overflow-hidden rounded-full ${className}`
  if (photoURL && photoURL !== broken) {
    return (
      <span aria-hidden="true" className={`${frame} bg-sunk`}>
        <img
          src={photoURL}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setBroken(photoURL)}
        />
      </span>
    )
  }
  return (
    <span aria-hidden="true" className={`${frame} bg-saffron font-display font-semibold text-night`}>
      {characters(name.trim())[0]?.toUpperCase() ?? '?'}
    </span>
  )
}
