import { Readable } from 'node:stream'
import { AppError } from '../../app-error.ts'
import { userOf } from '../../caller.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { PlanChangeService } from './changes/plan-change.service.ts'
import type { CorrectInvoice } from './corrections/correct-invoice.service.ts'
import type { MyInvoicesService } from './my-invoices/my-invoices.service.ts'
import type { MyRegisterService } from './my-invoices/my-register.service.ts'
import type { MyPlanService } from './my-plan/my-plan.service.ts'
import type { Online } from './online/online.ts'
import type { PaymentsService } from './payments/payments.service.ts'
import type { BillingProfileService } from './profile/billing-profile.service.ts'
import type { ReturnsService } from './returns/returns.service.ts'
import type { GrantPlanService } from './subscriptions/grant-plan.service.ts'

interface BillingServices {
  readonly myPlan: MyPlanService
  readonly grants: GrantPlanService
  readonly changes: PlanChangeService
  readonly profile: BillingProfileService
  readonly myInvoices: MyInvoicesService
  readonly payments: PaymentsService
  readonly returns: ReturnsService
  readonly corrections: CorrectInvoice
  readonly register: MyRegisterService
  readonly online: Online | null
}

export function billingHandlers(services: BillingServices) {
  const { myPlan, grants, changes, profile, myInvoices, payments, returns, online } = services
  const { corrections, register } = services
  return {
    getMyPlan: (request) => myPlan.read(userOf(request)),

    async grantPlan(request) {
      await grants.grant(userOf(request), request.params.userId, request.body)
      return { status: 200, msg: 'Plan changed' }
    },

    previewPlanChange: (request) => changes.preview(userOf(request), request.query.plan),

    changeMyPlan: (request) => changes.change(userOf(request), request.body),

    async undoPlanChange(request) {
      await changes.undo(userOf(request))
      return { status: 200, msg: 'The plan will be renewed' }
    },

    getMyBilling: (request) => myInvoices.read(userOf(request)),

    async saveBillingProfile(request) {
      await profile.save(userOf(request), request.body)
      return { status: 200, msg: 'Billing details saved' }
    },

    getMyInvoice: (request) => myInvoices.get(userOf(request), request.params.id),

    async downloadMyInvoice(request, reply) {
      const { name, file } = await myInvoices.pdf(userOf(request), request.params.id)
      reply.type('application/pdf')
      reply.header('content-disposition', `attachment; filename="${name}"`)
      return Readable.from([file], { objectMode: false })
    },

    async sendPaymentReference(request) {
      const { params, body } = request
      await payments.sendReference(userOf(request), params.id, body.reference)
      return { status: 200, msg: 'Reference sent' }
    },

    async startOnlinePayment(request) {
      const caller = userOf(request)
      const { id } = request.params
      await myInvoices.own(caller, id)
      if (!online)
        throw new AppError('conflict', 'Online payment is not set up. Pay by UPI or bank transfer.')
      return online.payments.start(caller, id)
    },

    async checkOnlinePayment(request) {
      const caller = userOf(request)
      const { id } = request.params
      await myInvoices.own(caller, id)
      await online?.payments.refresh(id)
      return myInvoices.get(caller, id)
    },

    async downloadMyRegister(request, reply) {
      const file = await register.file(userOf(request))
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', 'attachment; filename="edbazaar-invoices.csv"')
      return Readable.from([Buffer.from(file)], { objectMode: false })
    },

    async correctInvoice(request) {
      const id = await corrections.correct(userOf(request), request.params.id, request.body)
      return { status: 200, msg: 'Invoice corrected', invoice_id: id }
    },

    async confirmPayment(request) {
      const { params, body } = request
      await payments.confirm(userOf(request), params.id, body.reference)
      return { status: 200, msg: 'Payment confirmed' }
    },

    async refusePayment(request) {
      await payments.refuse(userOf(request), request.params.id, request.body.reason)
      return { status: 200, msg: 'Reference refused' }
    },

    async noteMoneyToReturn(request) {
      await returns.note(userOf(request), request.params.id, request.body)
      return { status: 200, msg: 'Money to return recorded' }
    },

    async noteReturn(request) {
      await returns.end(userOf(request), request.params.id, request.body)
      return { status: 200, msg: 'Return recorded' }
    },
  } satisfies Partial<Handlers>
}
