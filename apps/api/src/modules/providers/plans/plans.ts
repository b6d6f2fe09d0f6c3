/** What a plan allows to list. */
export interface PlanLimits {
  readonly schools: number
  readonly stores: number
  /** Of one store. */
  readonly products: number
}

/** The limits of each plan by its name; the first one holds for whoever is on none of them. */
export type Plans = ReadonlyMap<string, PlanLimits>

const shape = /^([a-z][a-z0-9-]{0,30})=(\d{1,6})\/(\d{1,6})\/(\d{1,6})$/
const remedy =
  'give each plan as name=schools/stores/products, parted by commas, such as free=5/5/50,school=20/5/50'

/** Reads the setting PLANS, such as `free=5/5/50`: schools, stores, products of a store. */
export function parsePlans(text: string): Plans {
  const plans = new Map<string, PlanLimits>()
  for (const part of text.split(',')) {
    const [, name, schools, stores, products] = shape.exec(part.trim()) ?? []
    if (name === undefined || plans.has(name)) throw new Error(remedy)
    plans.set(name, {
      schools: Number(schools),
      stores: Number(stores),
      products: Number(products),
    })
  }
  return plans
}

/** What a plan allows; one that is not known any more allows what the first does. */
export function limitsOfPlan(plans: Plans, plan: string): PlanLimits {
  const limits = plans.get(plan) ?? [...plans.values()][0]
  if (limits === undefined) throw new Error('There is no plan')
  return limits
}
