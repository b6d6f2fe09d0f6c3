import type { MyPlan, Plan } from '../generated/schema'

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
