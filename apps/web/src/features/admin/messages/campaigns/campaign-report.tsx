import type { Campaign } from './campaign-query.ts'
import { count } from './campaign-words.ts'

type Report = Campaign['report']
type Line = readonly [field: keyof Report, label: string, note?: string | ((report: Report) => string)]

/** The first of each part is always said, the others where there is something to say. */
const PARTS: readonly (readonly [title: string, lines: readonly Line[]])[] = [
  [
    'Orders',
    [
      ['ordersAfter', 'Orders by its readers', 'Within 30 days after they got it.'],
      ['ordersWithCode', 'Orders with its codes'],
      ['codesOverLimit', 'With a code used before', 'The price had been promised already.'],
    ],
  ],
  [
    'Emails',
    [
      ['sent', 'Sent'],
      ['delivered', 'Delivered', 'Of those sent: the reader’s mail server has confirmed it.'],
      ['captured', 'Not sent', 'Email was not set up. They are not sent later either.'],
      ['waiting', 'Still to be sent'],
      ['skipped', 'Skipped', 'They no longer take offers, or the offer was over.'],
      ['failed', 'Failed', whyFailed],
      ['uncertain', 'Uncertain', 'The line broke before the mail server answered. They are not sent again.'],
      ['unsubscribed', 'Unsubscribed'],
      ['complained', 'Marked it as spam'],
    ],
  ],
]

/** What came of it: orders first, then what became of the emails. */
export function CampaignReport({ report }: { report: Report }) {
  return (
    <section aria-label="Report" className="grid gap-4">
      {PARTS.map(([title, lines]) => (
        <div key={title} className="rounded-card border border-line bg-raised">
          <h2 className="px-4 pt-3 text-xl">{title}</h2>
          <dl className="divide-y divide-line">
            {lines
              .filter(([field], at) => at === 0 || report[field] > 0)
              .map(([field, label, note]) => (
                <div key={field} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-4 py-2.5">
                  <dt>{label}</dt>
                  <dd className={`price text-lg ${report[field] === 0 ? 'text-soft' : ''}`}>{count(report[field])}</dd>
                  {note && (
                    <dd className="col-span-2 text-sm text-pretty text-soft">
                      {typeof note === 'string' ? note : note(report)}
                    </dd>
                  )}
                </div>
              ))}
          </dl>
        </div>
      ))}
    </section>
  )
}

/** What came back has failed, too: told apart, it would read as twice as many. */
function whyFailed({ failed, bounced }: Report): string {
  if (bounced === 0) return 'The mail server refused them.'
  if (bounced >= failed) return 'They came back.'
  return `The mail server refused ${count(failed - bounced)}, and ${count(bounced)} came back.`
}
