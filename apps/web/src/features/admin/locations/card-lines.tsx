import { HOURS_TBD } from '@sizzle/domain/locations/location-form.ts'
import type { ReactNode } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { EmailWords } from '../../../ui/email-words.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { CopyButton, SMALL_TOOL } from '../../shared/copy/copy-button.tsx'
import type { ManagedLocation } from './locations-query.ts'

/** Where a location is, when it opens and how it is reached. */
export function CardLines({ location }: { location: ManagedLocation }) {
  const { name, address, postalCode, phone, email, todaysHours } = location
  return (
    <ul
      aria-label={`Contact of ${name}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 @min-[36rem]:grid-cols-[minmax(0,1fr)_auto]"
    >
      <Line icon={<Icon name="pin" className="size-4.5" />} tools={<AddressTools location={location} />}>
        {address} <span className="whitespace-nowrap text-soft">{postalCode}</span>
      </Line>
      <Line icon={<Icon name="phone" className="size-4.5" />}>
        <a className={`whitespace-nowrap ${CONTACT}`} href={telLink(phone)}>
          {phone}
        </a>
      </Line>
      <Line icon={<ToolIcon name="mail" className="size-4.5" />}>
        <a className={CONTACT} href={`mailto:${email}`}>
          <EmailWords email={email} />
        </a>
      </Line>
      <Line icon={<Icon name="clock" className="size-4.5" />}>
        <span>{todaysHours}</span>
        {todaysHours === HOURS_TBD && (
          <span className="block text-sm text-soft">Until then, the usual hours hold.</span>
        )}
      </Line>
    </ul>
  )
}

function AddressTools({ location: { name, address, postalCode } }: { location: ManagedLocation }) {
  const whole = `${address}, ${postalCode}`
  return (
    <>
      <a
        className={`-my-1.5 ${SMALL_TOOL}`}
        aria-label={`Open ${name} in maps (new tab)`}
        title="Open in maps"
        href={BRAND.mapSearch + encodeURIComponent(whole)}
        target="_blank"
        rel="noreferrer"
      >
        <ToolIcon name="map" className="size-4" />
      </a>
      <CopyButton text={whole} what={`the address of ${name}`} />
    </>
  )
}

/** As high as a finger, which the line is not. */
const CONTACT = 'py-1.5 wrap-break-word underline-offset-3 hover:underline pointer-coarse:py-2.5'

type LineProps = { icon: ReactNode; tools?: ReactNode; children: ReactNode }

/** What is done with a line stands right behind its words; on a phone at the edge, where it does not look like one of them. */
function Line({ icon, tools, children }: LineProps) {
  return (
    <li className="flex min-h-9 items-start gap-x-2.5 pointer-coarse:min-h-11">
      <span className="grid h-9 shrink-0 place-items-center text-soft pointer-coarse:h-11">{icon}</span>
      <span className="min-w-0 py-1.5 pointer-coarse:py-2.5">{children}</span>
      {tools && (
        <span className="-mr-2 -ml-2 max-sm:ml-auto! flex h-9 shrink-0 items-center *:text-ink pointer-coarse:-mr-3.5 pointer-coarse:-ml-3.5 pointer-coarse:h-11 [&_svg]:size-4.5">
          {tools}
        </span>
      )}
    </li>
  )
}
