import { characters } from '@sizzle/domain/characters.ts'
import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { isFilledBy, MAX_SMS, smsProblem, smsValues } from '@sizzle/domain/messages/sms.ts'
import { smsCostWords, smsSize } from '@sizzle/domain/messages/sms-segments.ts'
import { filledSms } from '@sizzle/domain/messages/sms-templates.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { askAgain } from '../../../../kit/server/answers.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { button } from '../../../../ui/button.ts'
import { WHY_NOT } from '../../../../ui/form/dialog-foot.ts'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { heldIf } from '../../../../ui/held.ts'
import { type BoardOrder, orderQuery } from '../state/board-query.ts'

type SmsFormProps = { order: BoardOrder; locationName: string; onClose: () => void }

/** A text message to the order's own number: from a template, or in one's own words. */
export function SmsForm({ order, locationName, onClose }: SmsFormProps) {
  const templates = useQuery({
    ...ask('/getSMSTemplates', {}),
    // A link has its own way out, and a new promise its reason.
    select: ({ templates: all, centsEach, textsEnabled }) => ({
      centsEach,
      textsEnabled,
      fitting: all.filter(({ message: text }) => isFilledBy(text, valuesOf(order, locationName, 'en'))),
    }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const language = useQuery(orderQuery(order.orderId)).data?.language ?? 'en'
  const [message, setMessage] = useState('')
  const field = useId()
  const cost = useId()
  const send = useWish('/sendCustomSMS', {
    close: onClose,
    onDone: ({ message: said }) => {
      toast('success', said)
    },
    onSettled: () => askAgain(orderQuery(order.orderId)),
  })
  const problem = message === '' ? null : smsProblem({ phone: order.customerInfo.phone }, message)
  return (
    <form
      className="flex flex-col gap-3 rounded-card bg-sunk p-4"
      onSubmit={(event) => {
        event.preventDefault()
        send.send({ orderId: order.orderId, message })
      }}
    >
      <h3 className="text-xl">Send SMS</h3>
      {templates.data?.textsEnabled === false && (
        <p className="font-semibold text-saffron-ink">Texts are not set up: yours is saved here, and nobody gets it.</p>
      )}
      {language === 'fr' && <p className="text-soft">{order.customerInfo.name} reads French.</p>}
      <select
        aria-label="Start from a template"
        className="min-h-11 rounded-control border border-line-strong bg-raised px-3"
        defaultValue=""
        onChange={(event) => {
          const template = templates.data?.fitting.find(({ id }) => id === event.target.value)
          const text = language === 'fr' ? template?.frenchMessage : template?.message
          if (text !== undefined) setMessage(filledSms(text, valuesOf(order, locationName, language), language))
        }}
      >
        <option value="">{templates.error ? 'Failed to fetch SMS templates' : 'Own words'}</option>
        {templates.data?.fitting.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <textarea
        id={field}
        aria-label="Message"
        aria-describedby={cost}
        rows={4}
        className="rounded-control border border-line-strong bg-raised px-3.5 py-2.5"
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-soft">
        <span id={cost} aria-live="polite">
          {templates.data && smsCostWords(smsSize(message), templates.data.centsEach)}
        </span>
        <span>
          {characters(message).length} of {MAX_SMS}
        </span>
      </p>
      <FormProblem sentence={problem ?? (send.sentence && `Failed to send SMS: ${send.sentence}`)} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p aria-live="polite" className={WHY_NOT}>
          {send.isPending ? undefined : send.whyNot}
        </p>
        <button type="button" className={button('quiet')} onClick={onClose}>
          Close
        </button>
        <button
          type="submit"
          className={button('primary')}
          title={send.whyNot}
          disabled={message.trim() === '' || problem !== null}
          {...heldIf(send.isPending || send.whyNot !== undefined)}
        >
          Send SMS
        </button>
      </div>
    </form>
  )
}

/** The same words as in the messages that go out by themselves. A promise that has passed is nothing to repeat. */
function valuesOf(order: BoardOrder, locationName: string, language: LetterLanguage) {
  const { shortNumber, orderType, promisedAt, scheduledFor, locationInfo } = order
  const now = new Date()
  const promised = new Date(promisedAt)
  const about = {
    shortNumber,
    orderType,
    estimatedReady: promised > now ? promised : null,
    scheduledFor: scheduledFor === null ? null : new Date(scheduledFor),
    location: { name: locationName, phone: locationInfo.phone, timeZone: locationInfo.timeZone },
  }
  return smsValues(about, now, language)
}
