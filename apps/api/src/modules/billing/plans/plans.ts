/** How much a user on a plan may have live or in review. */
export interface PlanLimits {
  readonly schools: number
  readonly stores: number
  /** Per store. */
  readonly products: number
  /** Live jobs and those in review; null for no limit. */
  readonly jobs: number | null
  /** People besides the owner, invited ones included; null for no limit. */
  readonly members: number | null
}

/** A plan as the setting PLANS describes it. */
export interface PlanOffer extends PlanLimits {
  readonly key: string
  readonly name: string
  /** For a year, without tax. */
  readonly pricePaise: number
}

/** In the order of the setting. The first plan is the one of users without a subscription. */
export type Plans = readonly PlanOffer[]

const shape =
  /^([a-z][a-z0-9-]{0,30})=(\d{1,6})\/(\d{1,6})\/(\d{1,6})(?:\/(\d{1,6})\/(\d{1,6}))?(?:@(\d{1,7}))?$/
const remedy =
  'give each plan as name=schools/stores/products/jobs/members@rupees a year, separated by commas, such as free=5/5/50,growth=20/10/100/60/150@14999; jobs and members without a number have no limit, and a plan without @ is free'

/** Reads the setting PLANS, such as `free=5/5/50,growth=20/10/100/60/150@14999`. */
export function parsePlans(text: string): Plans {
  const plans: PlanOffer[] = []
  for (const part of text.split(',')) {
    const [, key, schools, stores, products, jobs, members, rupees = '0'] =
      shape.exec(part.trim()) ?? []
    if (key === undefined || plans.some((plan) => plan.key === key)) throw new Error(remedy)
    plans.push({
      key,
      name: nameOf(key),
      pricePaise: Number(rupees) * 100,
      schools: Number(schools),
      stores: Number(stores),
      products: Number(products),
      jobs: jobs === undefined ? null : Number(jobs),
      members: members === undefined ? null : Number(members),
    })
  }
  if (plans[0]?.pricePaise !== 0) throw new Error(`the first plan must be free: ${remedy}`)
  return plans
}

/** `school-group` is shown as "School group". */
const nameOf = (key: string) => {
  const words = key.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
