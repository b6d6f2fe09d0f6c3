/** How much a plan allows. */
export interface PlanLimits {
  readonly schools: number
  readonly stores: number
  /** Per store. */
  readonly products: number
}

/** The limits of each plan by name. The first plan applies to users whose plan does not exist. */
export type Plans = ReadonlyMap<string, PlanLimits>

const shape = /^([a-z][a-z0-9-]{0,30})=(\d{1,6})\/(\d{1,6})\/(\d{1,6})$/
const remedy =
  'give each plan as name=schools/stores/products, separated by commas, such as free=5/5/50,school=20/5/50'

/** Reads the setting PLANS, such as `free=5/5/50`: schools, stores and products per store. */
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

/** The limits of a plan; those of the first plan if it does not exist. */
export function limitsOfPlan(plans: Plans, plan: string): PlanLimits {
  const limits = plans.get(plan) ?? [...plans.values()][0]
  if (limits === undefined) throw new Error('There is no plan')
  return limits
}
