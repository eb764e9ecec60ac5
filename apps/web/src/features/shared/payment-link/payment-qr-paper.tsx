import { formatDollars } from '../../../ui/money.ts'
import { timeOnPaper } from './link-words.ts'
import type { PaymentLink } from './payment-link-query.ts'

/** On a roll of 80 mm: the code, for whom, how much, until when, and nothing else. */
export function PaymentQrPaper({ link, qrCodeData }: { link: PaymentLink; qrCodeData: string }) {
  return (
    <article>
      <p className="print-large print-name">{link.customerName}</p>
      <p className="print-large">{formatDollars(link.amount)}</p>
      <img src={qrCodeData} alt="QR code of the payment link" />
      <p>Scan to pay until {timeOnPaper(link.expiresAt, link)}</p>
    </article>
  )
}
