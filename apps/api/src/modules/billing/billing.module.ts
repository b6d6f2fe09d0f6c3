import type { Config } from '../../config.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/connect.ts'
import type { Platform } from '../platform/platform.module.ts'
import type { ScheduledTask } from '../platform/queue/task-queue.ts'
import type { AuditService } from '../trust/audit/audit.service.ts'
import { billingHandlers } from './billing.handlers.ts'
import { createPlanChangeService } from './changes/plan-change.service.ts'
import { createRenewals } from './changes/renewals.ts'
import { createWithdrawal } from './changes/withdrawal.service.ts'
import { createCorrectInvoice } from './corrections/correct-invoice.service.ts'
import { createBillingContacts } from './emails/billing-contacts.repository.ts'
import { createBillingEmails } from './emails/billing-emails.ts'
import { createBillingHistory } from './history/billing-history.ts'
import { createInvoicesRepository } from './invoices/invoices.repository.ts'
import { createIssueInvoice } from './invoices/issue-invoice.service.ts'
import { findGstState } from './money/gst-states.ts'
import { createMyInvoicesService } from './my-invoices/my-invoices.service.ts'
import { createMyRegisterService } from './my-invoices/my-register.service.ts'
import { createMyPlanService } from './my-plan/my-plan.service.ts'
import { createOnline } from './online/online.ts'
import { createPaymentsRepository } from './payments/payments.repository.ts'
import { createPaymentsService } from './payments/payments.service.ts'
import { createSettleInvoice } from './payments/settle-invoice.ts'
import { createPlanVersionsRepository } from './plans/plan-versions.repository.ts'
import { createPlanVersionsService } from './plans/plan-versions.service.ts'
import { createPlansRepository } from './plans/plans.repository.ts'
import { createPlansService } from './plans/plans.service.ts'
import { createBillingProfilesRepository } from './profile/billing-profile.repository.ts'
import { createBillingProfileService } from './profile/billing-profile.service.ts'
import { createReturnsRepository } from './returns/returns.repository.ts'
import { createReturnsService } from './returns/returns.service.ts'
import { createGrantPlanService } from './subscriptions/grant-plan.service.ts'
import { createSubscriptionsRepository } from './subscriptions/subscriptions.repository.ts'

interface BillingDeps {
  readonly audit: AuditService
  readonly config: Pick<Config, 'basePath' | 'plans' | 'publicUrl' | 'razorpay' | 'seller'>
  readonly database: Database
  readonly platform: Pick<Platform, 'outbox'>
}

/** Plans, what they allow, who has which, and what is paid for them. */
export function createBillingModule({ audit, config, database, platform }: BillingDeps) {
  const { db } = database
  const { outbox } = platform
  const { seller } = config
  const usage = createPlansRepository(db)
  const plans = createPlansService(usage)
  const versions = createPlanVersionsRepository(db)
  const versionsService = createPlanVersionsService(versions, config.plans)
  const subscriptions = createSubscriptionsRepository(db)
  const invoices = createInvoicesRepository(db)
  const payments = createPaymentsRepository(db)
  const returns = createReturnsRepository()
  const history = createBillingHistory(audit)
  const profiles = createBillingProfilesRepository(db)
  const issue = createIssueInvoice(invoices)
  const site = config.publicUrl + config.basePath
  const emails = createBillingEmails({ contacts: createBillingContacts(), outbox, site })
  const settle = createSettleInvoice({ invoices, subscriptions })
  const online =
    config.razorpay &&
    createOnline(config.razorpay, {
      db,
      history,
      invoices,
      emails,
      outbox,
      payments,
      settle,
      site,
      subscriptions,
    })
  const withdrawal = createWithdrawal({ invoices, issue, payments, subscriptions, versions })
  const changing = {
    invoices,
    issue,
    emails,
    online,
    outbox,
    payments,
    profiles,
    seller,
    subscriptions,
    versions,
    withdrawal,
  }
  const corrections = createCorrectInvoice({
    history,
    invoices,
    issue,
    emails,
    online,
    outbox,
    payments,
    settle,
    subscriptions,
  })
  const renewals = createRenewals(changing)
  const myPlan = createMyPlanService({
    invoices,
    plans,
    profiles,
    seller,
    subscriptions,
    usage,
    versions,
  })
  return {
    plans,
    planForAdmins: myPlan.forAdmins,
    /** The name of a state by its GST code; empty for an unknown one. */
    gstStateName: (code: string) => findGstState(code)?.name ?? '',
    /** Call it before the first request. */
    syncPlans: versionsService.sync,
    tasks: [
      { name: 'renew-subscriptions', cron: '5 * * * *', run: renewals.run },
      ...(online
        ? [{ name: 'follow-online-payments', cron: '*/5 * * * *', run: online.work.run }]
        : []),
    ] satisfies ScheduledTask[],
    /** Follows payments beside the requests; null if invoices are not paid online. */
    onlineWork: online?.work ?? null,
    handlers: billingHandlers({
      myPlan,
      grants: createGrantPlanService({ audit, subscriptions, versions }),
      changes: createPlanChangeService(changing),
      profile: createBillingProfileService(profiles),
      myInvoices: createMyInvoicesService({ invoices, online, payments, profiles, seller }),
      payments: createPaymentsService({
        closePages: () => online?.work.wake(),
        history,
        invoices,
        emails,
        outbox,
        payments,
        settle,
        subscriptions,
      }),
      returns: createReturnsService({ history, invoices, emails, outbox, returns, subscriptions }),
      corrections,
      register: createMyRegisterService(invoices),
      online,
    }) satisfies Partial<Handlers>,
  }
}
