/** What a plan allows to list. */
export interface PlanLimits {
  readonly schools: number
  readonly stores: number
  /** Of one store. */
  readonly products: number
}

/** The limits of each plan. */
export const plans: Readonly<Record<string, PlanLimits>> = {
  free: { schools: 5, stores: 5, products: 50 },
}
const least: PlanLimits = { schools: 5, stores: 5, products: 50 }

/** What a plan allows; one that is not known any more allows what everybody may. */
export const limitsOfPlan = (plan: string): PlanLimits => plans[plan] ?? least
