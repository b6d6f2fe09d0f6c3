import { todayInIndia } from '../../src/modules/platform/dates/today-in-india.ts'
import {
  addInvoice,
  addMoneyToReturn,
  addProfile,
  addReference,
  billingProfile,
} from '../billing-records.ts'
import type { RequestBuilder } from './operation-requests.ts'

const ownInvoice: RequestBuilder = async ({ database }, { id }) => ({
  params: { id: await addInvoice(database, id) },
})

/** Requests about plans, invoices and payments, of their users and of admins. */
export const planRequests: Readonly<Record<string, RequestBuilder>> = {
  getMyPlan: () => ({}),
  grantPlan: async ({ newCustomer }) => ({
    params: { userId: (await newCustomer()).id },
    body: { plan: 'growth', until: null, reason: 'Pilot' },
  }),
  previewPlanChange: async ({ database }, { id }) => {
    await addProfile(database, id)
    return { query: 'plan=growth' }
  },
  changeMyPlan: async ({ database }, { id }) => {
    await addProfile(database, id)
    return { body: { plan: 'growth', to_pay_paise: 1_769_900 } }
  },
  undoPlanChange: async ({ database }, { id }) => {
    await addInvoice(database, id)
    await database.pool.query(`update subscription set state = 'ending' where user_id = $1`, [id])
    return {}
  },
  getMyBilling: () => ({}),
  saveBillingProfile: () => ({ body: billingProfile }),
  getMyInvoice: ownInvoice,
  downloadMyInvoice: ownInvoice,
  sendPaymentReference: async (fixture, caller) => ({
    ...(await ownInvoice(fixture, caller)),
    body: { reference: '632415078123' },
  }),
  startOnlinePayment: ownInvoice,
  checkOnlinePayment: ownInvoice,
  confirmPayment: async ({ database, newCustomer }) => {
    const id = await addInvoice(database, (await newCustomer()).id)
    return { params: { id }, body: { reference: String(632_415_000_000 + id) } }
  },
  refusePayment: async ({ database, newCustomer }) => {
    const id = await addInvoice(database, (await newCustomer()).id)
    await addReference(database, id)
    return { params: { id }, body: { reason: 'Not found' } }
  },
  correctInvoice: async ({ database, newCustomer }) => ({
    params: { id: await addInvoice(database, (await newCustomer()).id) },
    body: { legal_name: 'Vidya Niketan Trust', reason: 'Wrong name' },
  }),
  noteMoneyToReturn: async ({ database, newCustomer }) => {
    const id = await addInvoice(database, (await newCustomer()).id)
    const reference = String(632_415_000_000 + id)
    return { params: { id }, body: { reference, paise: 100, arrived_on: todayInIndia() } }
  },
  noteReturn: async ({ database, newCustomer }) => {
    const id = await addMoneyToReturn(
      database,
      await addInvoice(database, (await newCustomer()).id),
    )
    const reference = String(700_000_000_000 + id)
    const body = { returned_on: todayInIndia(), paise: 1_769_900, reference, note: null }
    return { params: { id }, body }
  },
  downloadMyRegister: () => ({}),
  listAdminInvoices: () => ({}),
  downloadAdminInvoices: () => ({}),
  listAdminPayments: () => ({}),
  downloadAdminPayments: () => ({}),
}
