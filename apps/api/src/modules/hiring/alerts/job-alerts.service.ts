import { randomUUID } from 'node:crypto'
import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body, Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { daySeconds } from '../../platform/dates/durations.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { jobAlertConfirmEmail } from '../../platform/mail/templates/job-alert-confirm.ts'
import type { PlacesService } from '../../platform/places/places.service.ts'
import type { LimitsService } from '../../platform/rate-limits/limits.service.ts'
import { createToken, hashToken } from '../../platform/tokens/tokens.ts'
import {
  contractCriteria,
  criteriaKey,
  criteriaOf,
  type JobAlertCriteria,
} from './job-alert-criteria.ts'
import type { JobAlertLinks } from './job-alert-links.ts'
import { alertName } from './job-alert-name.ts'
import type { AlertOwner, JobAlertRow, JobAlertsRepository } from './job-alerts.repository.ts'

export type JobAlertsService = ReturnType<typeof createJobAlertsService>

export interface JobAlertsDeps {
  readonly repository: JobAlertsRepository
  readonly links: JobAlertLinks
  readonly outbox: Outbox
  readonly limits: LimitsService
  readonly places: PlacesService
}

/** Alerts of one user or address that have not ended. */
const mostAlerts = 20
/** Confirmation emails per day to one address, requested by any caller. */
const perAddress = { name: 'job-alert-address', max: 5, seconds: daySeconds }

interface Requested {
  readonly every: JobAlertRow['every']
  readonly criteria: JobAlertCriteria
}

/** Saved searches of jobs, whose new results are emailed. */
export function createJobAlertsService(deps: JobAlertsDeps) {
  const { repository, links, outbox, limits, places } = deps

  /** Finds or adds an alert; null if its owner already has the most. */
  async function save(
    tx: Db,
    owner: AlertOwner,
    { every, criteria }: Requested,
    isConfirmed: boolean,
  ): Promise<JobAlertRow | null> {
    await repository.lockOwner(tx, owner)
    const key = criteriaKey(criteria)
    const same = await repository.findSame(tx, owner, key)
    if (same) return same
    if ((await repository.countOf(tx, owner)) >= mostAlerts) return null
    const linkKey = randomUUID()
    const tokenOf = await links.tokenMaker()
    return repository.add(tx, {
      ...owner,
      ...criteria,
      every,
      criteriaKey: key,
      linkKey,
      tokenHash: hashToken(tokenOf(linkKey)),
      confirmedAt: isConfirmed ? new Date() : null,
    })
  }

  /** Whether the address may get another confirmation email. Ask before a transaction begins. */
  const mayAsk = async (email: string) =>
    (await limits.retryAfterSeconds(perAddress, email.toLowerCase())) === 0

  /** Emails the confirmation link of an alert. */
  async function askToConfirm(
    tx: Db,
    id: number,
    email: string,
    { every, criteria }: Requested,
  ): Promise<void> {
    const { token, tokenHash } = createToken()
    await repository.setConfirmLink(tx, id, tokenHash)
    await outbox.put(
      tx,
      jobAlertConfirmEmail({
        email,
        every,
        name: alertName(criteria),
        url: links.confirm(token),
      }),
    )
  }

  /** The address of a caller, if it is confirmed. */
  async function confirmedAddress({ userId }: Caller): Promise<string | null> {
    const user = await repository.addressOf(userId)
    return user?.confirmedAt ? user.email : null
  }

  return {
    /**
     * Emails a confirmation link for an alert of an address. The response does not reveal whether
     * the address has alerts. An alert that is confirmed stays as it is.
     */
    async request({ email, every, criteria: request }: Body<'requestJobAlert'>): Promise<void> {
      const requested = { every, criteria: await criteriaOf(request, places) }
      const isAsked = await mayAsk(email)
      await repository.transaction(async (tx) => {
        const alert = await save(tx, { email }, requested, false)
        if (!alert || alert.confirmedAt !== null) return
        await repository.setFrequency(tx, alert.id, every)
        if (isAsked) await askToConfirm(tx, alert.id, email, requested)
      })
      outbox.wake()
    },

    /** Adds an alert of the caller, or changes how often an equal one is sent. */
    async addOwn(
      { userId }: Caller,
      { every, criteria: request }: Body<'addMyJobAlert'>,
    ): Promise<Schema<'JobAlert'>> {
      const requested = { every, criteria: await criteriaOf(request, places) }
      const user = await repository.addressOf(userId)
      if (!user) throw new AppError('not_found', 'User not found.')
      const isAsked = user.confirmedAt === null && (await mayAsk(user.email))
      const added = await repository.transaction(async (tx) => {
        const alert = await save(tx, { userId }, requested, user.confirmedAt !== null)
        if (!alert)
          throw new AppError(
            'conflict',
            `You have ${mostAlerts} job alerts. End one in your profile, then add this one.`,
          )
        if (alert.every !== every) await repository.setFrequency(tx, alert.id, every)
        if (isAsked && alert.confirmedAt === null)
          await askToConfirm(tx, alert.id, user.email, requested)
        return alert
      })
      outbox.wake()
      return toJobAlert({ ...added, every }, null)
    },

    /** The response of `listMyJobAlerts`. */
    async listOwn(caller: Caller): Promise<Schema<'JobAlertList'>> {
      const email = await confirmedAddress(caller)
      const found = await repository.listOf(caller.userId, email, mostAlerts)
      return { data: found.map(({ alert, lastRunOn }) => toJobAlert(alert, lastRunOn)) }
    },

    /** Ends an alert of the caller. Throws `not_found`. */
    async endOwn(caller: Caller, id: number): Promise<void> {
      const email = await confirmedAddress(caller)
      if (!(await repository.endOwn(id, caller.userId, email)))
        throw new AppError('not_found', 'Job alert not found.')
    },

    /** Confirms an alert. Throws `not_found` for a link that is used or expired. */
    async confirm(token: string): Promise<void> {
      if (!(await repository.confirm(hashToken(token))))
        throw new AppError(
          'not_found',
          'This link has been used or has expired. Please create the alert again.',
        )
    },

    /** Ends the alert of an email; repeating it has no effect. Throws `not_found`. */
    async end(token: string): Promise<void> {
      if (!(await repository.endByToken(hashToken(token))))
        throw new AppError(
          'not_found',
          'This link is incomplete. Copy the full link from the email.',
        )
    },

    /** Keeps the alert of an email for another year. Throws `not_found`. */
    async renew(token: string): Promise<void> {
      if (!(await repository.renew(hashToken(token))))
        throw new AppError('not_found', 'This alert has ended. Please create it again.')
    },
  }
}

function toJobAlert(alert: JobAlertRow, lastRunOn: string | null): Schema<'JobAlert'> {
  return {
    id: alert.id,
    every: alert.every,
    criteria: contractCriteria(alert),
    place_name: alert.placeName,
    is_confirmed: alert.confirmedAt !== null,
    created_at: alert.createdAt.toISOString(),
    last_run_on: lastRunOn,
  }
}
