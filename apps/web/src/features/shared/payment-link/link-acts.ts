import { CallError } from '@sizzle/contract/client.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'

type Told = { onSent?: (() => void) | undefined; onFailed?: (error: unknown) => void }

export function useSendSms({ onSent, onFailed }: Told) {
  return useWish('/sendPaymentLink', {
    onDone: ({ message }) => {
      toast('success', message)
      onSent?.()
    },
    ...(onFailed && { onFailed }),
    onSettled: () => askAgainAbout('payment.changed'),
  })
}

/** Agreed sentences stand alone; everything else says first that the message was not sent. */
export function whyNotSent(error: unknown): string {
  const sentence = sentenceOf(error)
  const isOwn = error instanceof CallError && error.body.code.startsWith('payment_link_')
  return isOwn ? sentence : `Failed to send SMS: ${sentence}`
}

/** A browser hands out its clipboard on secure addresses only; there the address can still be selected. */
export async function copyLink(link: string, customerName: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast('success', 'Link copied', `Whoever has it can pay for ${customerName}.`)
  } catch {
    toast('message', 'Please copy the link by hand', link)
  }
}
