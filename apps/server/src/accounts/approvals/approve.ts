import { randomUUID } from 'node:crypto'
import * as contract from '@sizzle/contract/approvals.ts'
import { APPROVAL_SECONDS } from '@sizzle/domain/people/approval.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import { addAudit } from '../../kit/audit.sql.ts'
import { personOf } from '../../kit/context.ts'
import type { Db } from '../../kit/db/sql.ts'
import { preparedOperation, query } from '../../kit/operation.ts'
import type { AccountParts } from '../account-parts.ts'
import { provePin } from '../shared-tablet/prove-pin.ts'
import { roleOf } from '../shared-tablet/role-of.ts'
import { peopleAt, tabletById } from '../shared-tablet/tablets.sql.ts'
import { insertApproval } from './approvals.sql.ts'

export const getApprovers = (settingOf: SettingOf) =>
  query(contract.getApprovers, async (_, { who, db }) => {
    const { userId, deviceId } = personOf(who)
    const tablet = deviceId === undefined ? undefined : await tabletById(db, deviceId)
    if (!tablet) return refuse({ code: 'not_a_tablet' })
    const people = await approversAt(settingOf)(db, tablet.location_id)
    return ok({ people: people.filter(({ id }) => id !== userId).map(({ id, name }) => ({ id, name })) })
  })

/** Whoever works at the tablet stays who they are: the manager lends a right and takes over nothing. */
export const approve = ({ attempts }: AccountParts, settingOf: SettingOf) =>
  preparedOperation(
    contract.approve,
    ({ userId, pin }, { who, db, now }) =>
      provePin({ attempts, db, colleaguesAt: approversAt(settingOf) }, { deviceId: who.deviceId, userId, pin, now }),
    async ({ userId, action, subject, amount }, { tx, who, now, requestId }, { tablet, provenBy }) => {
      const person = personOf(who)
      const approver = (await approversAt(settingOf)(tx, tablet.location_id)).find(({ id }) => id === userId)
      // Whoever has the right needs nobody, so nobody approves for themselves.
      if (!approver || approver.id === person.userId || provenBy === undefined || approver.pin_hash !== provenBy)
        return refuse({ code: 'wrong_pin' })
      const [id, until] = [randomUUID(), new Date(now.getTime() + APPROVAL_SECONDS * 1000)]
      const asked = { locationId: tablet.location_id, deviceId: tablet.id, askedBy: person.userId }
      await insertApproval(tx, { id, action, subject, amount, ...asked, approvedBy: approver.id, now, until })
      await addAudit(tx, person, requestId, {
        action: 'approve',
        subject,
        locationId: tablet.location_id,
        after: { action, amount },
        approvedBy: approver,
      })
      return ok({ approvalId: id, until })
    },
  )

const approversAt = (settingOf: SettingOf) => async (db: Db, locationId: string) =>
  (await peopleAt(db, locationId)).filter((person) => roleOf(person, settingOf) === 'manager')
