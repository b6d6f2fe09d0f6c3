import type {
  Invoice,
  InvoiceSummary,
  MyBilling,
  MyPlan,
  Plan,
  PlanChange,
} from '../generated/schema'

const free: Plan = {
  id: 1,
  key: 'free',
  name: 'Free',
  price_paise: 0,
  schools: 5,
  stores: 5,
  products: 50,
  jobs: 20,
  members: 50,
}

/** A user on the first plan, with the plans on offer. */
export const myPlan = (given: Partial<MyPlan> = {}): MyPlan => ({
  plan: free,
  is_granted: false,
  subscription: null,
  until: null,
  usage: {
    schools: 3,
    stores: 0,
    products: 0,
    fullest_store: null,
    jobs: 2,
    members: 2,
    enquiries: 1412,
  },
  plans: [
    free,
    {
      id: 2,
      key: 'growth',
      name: 'Growth',
      price_paise: 1_499_900,
      schools: 20,
      stores: 10,
      products: 100,
      jobs: 60,
      members: 150,
    },
    {
      id: 3,
      key: 'group',
      name: 'Group',
      price_paise: 3_999_900,
      schools: 100,
      stores: 50,
      products: 500,
      jobs: 300,
      members: 500,
    },
  ],
  ...given,
})

const growth = myPlan().plans[1] ?? free

const line = {
  plan: 'Growth',
  from: '2026-11-20',
  to: '2027-11-19',
  days: 365,
  of_days: 365,
  sac: '998365',
  taxable_paise: 1_499_900,
}
const amounts = {
  gst_rate: 18,
  has_utgst: false,
  taxable_paise: 1_499_900,
  cgst_paise: 134_991,
  sgst_paise: 134_991,
  igst_paise: 0,
  rounding_paise: 18,
  total_paise: 1_769_900,
}
const summary: InvoiceSummary = {
  id: 87,
  kind: 'tax_invoice',
  number: 'EB/2627/000087',
  state: 'issued',
  issued_at: '2026-11-20T05:10:00Z',
  due_on: '2026-11-27',
  lines: [line],
  total_paise: 1_769_900,
  reason: null,
}
const buyer = {
  name: 'Vidya Niketan Education Trust',
  address: '100 Feet Road, Indiranagar, Bengaluru 560038',
  state_code: '29',
  gstin: null,
  email: 'accounts@example.in',
}

/** A user who can buy plans, with billing details and one invoice. */
export const myBilling = (given: Partial<MyBilling> = {}): MyBilling => ({
  profile: {
    legal_name: buyer.name,
    address: buyer.address,
    state_code: '29',
    gstin: null,
    email: buyer.email,
  },
  can_pay: true,
  is_taxed: true,
  states: [
    { code: '27', name: 'Maharashtra' },
    { code: '29', name: 'Karnataka' },
  ],
  invoices: [summary],
  ...given,
})

/** The first plan is changed to Growth. */
export const planChange = (given: Partial<PlanChange> = {}): PlanChange => ({
  kind: 'start',
  from: free,
  to: growth,
  starts_on: '2026-11-20',
  ends_on: '2027-11-19',
  due_on: '2026-11-27',
  invoice: { lines: [line], amounts },
  credit: null,
  credited_number: null,
  to_pay_paise: 1_769_900,
  renews_paise: 1_769_900,
  ...given,
})

/** An open invoice, to be paid by UPI or to a bank account. */
export const invoice = (given: Partial<Invoice> = {}): Invoice => ({
  summary,
  amounts,
  seller: { ...buyer, name: 'EdBazaar', email: null },
  buyer,
  place_of_supply: '29',
  credited_number: null,
  credit_paise: 0,
  to_pay_paise: 1_769_900,
  pay_to: {
    name: 'EdBazaar',
    upi_id: 'edbazaar@examplebank',
    upi_uri:
      'upi://pay?pa=edbazaar%40examplebank&pn=EdBazaar&am=17699.00&cu=INR&tn=EB%2F2627%2F000087',
    bank: { account: '000012345678', ifsc: 'EXMP0000123', name: 'Example Bank, Koramangala' },
    is_demo: false,
  },
  online: null,
  payment: null,
  paid_back: [],
  ...given,
})
