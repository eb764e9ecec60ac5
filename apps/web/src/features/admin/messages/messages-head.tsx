import { type ReactNode, useState } from 'react'
import type { To } from '../../../router/path.ts'
import { useNavigate } from '../../../router/router.tsx'
import { button } from '../../../ui/button.ts'
import { Link } from '../../../ui/link.tsx'
import { ToolMenu } from '../../../ui/list/tool-menu.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { ToolIcon, type ToolIconName } from '../../../ui/tool-icon.tsx'
import { SendEmailDialog } from '../../shared/email/send-email-dialog.tsx'
import { CAMPAIGNS, EMAIL, TEXTS } from './message-filters.ts'

type MessagesHeadProps = {
  /** Not where nothing is sent. */
  isLeading: boolean
  /** Why no email can be written now. */
  whyNot: string | undefined
  note: ReactNode
  addressBelow: (...levels: string[]) => To
}

const PAGES: readonly (readonly [level: string, icon: ToolIconName, label: string])[] = [
  [CAMPAIGNS, 'people', 'Campaigns'],
  [TEXTS, 'message', 'Email wording'],
  [EMAIL, 'chart', 'Email report'],
]

/** What the room has beside its list: three pages, and the next email. */
export function MessagesHead({ isLeading, whyNot, note, addressBelow }: MessagesHeadProps) {
  const [isWriting, setWriting] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <SectionHead title="Messages" note={note}>
        {PAGES.map(([level, icon, label]) => (
          <Link key={level} to={addressBelow(level)} className={button('bare', 'px-3! max-lg:hidden')}>
            <ToolIcon name={icon} /> {label}
          </Link>
        ))}
        <ToolMenu
          label="Message tools"
          className="max-md:order-last max-md:ml-auto lg:hidden"
          tools={PAGES.map(([level, icon, label]) => ({ icon, label, onPress: () => navigate(addressBelow(level)) }))}
        />
        <button
          type="button"
          className={button(isLeading ? 'primary' : 'quiet', 'max-md:grow-0! max-md:px-4!')}
          disabled={whyNot !== undefined}
          title={whyNot}
          onClick={() => setWriting(true)}
        >
          <ToolIcon name="edit" /> Write an email
        </button>
      </SectionHead>
      {isWriting && <SendEmailDialog onClose={() => setWriting(false)} />}
    </>
  )
}
