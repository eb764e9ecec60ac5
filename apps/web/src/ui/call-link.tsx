import { telLink } from './contact-links.ts'

/** A number within a sentence. */
export function CallLink({ phone }: { phone: string }) {
  return (
    <a href={telLink(phone)} className="font-semibold whitespace-nowrap underline underline-offset-4">
      {phone}
    </a>
  )
}
