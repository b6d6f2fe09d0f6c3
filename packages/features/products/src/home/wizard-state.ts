import type { Weekday } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-platform'
import { productListDefinition } from '../list/product-list-definitions'
import { defaultProductListState, type ProductListState, weekdays } from '../list/product-state'

export const wizardSteps = ['age', 'days', 'place'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** The selectable ages in years. The first and the last include all ages below and above. */
export const youngest = 2
export const oldest = 18
export const ages = Array.from({ length: oldest - youngest + 1 }, (_, index) => youngest + index)

/** State of the wizard, stored in its URL. */
export interface WizardState {
  step: WizardStep
  /** One of `ages`; null for any. */
  age: number | null
  /** In weekday order; empty for any. */
  days: readonly Weekday[]
}

/** Reads a query string and ignores invalid values. */
export function readWizard(search: URLSearchParams): WizardState {
  const days = search.getAll('days').flatMap((texts) => texts.split(','))
  return {
    step: wizardSteps.find((step) => step === search.get('step')) ?? 'age',
    age: ages.find((age) => String(age) === search.get('age')) ?? null,
    days: weekdays.filter((day) => days.includes(day)),
  }
}

/** The path of a step. */
export function wizardPath({ step, age, days }: WizardState): string {
  const parts = [
    step === 'age' ? '' : `step=${step}`,
    age === null ? '' : `age=${age}`,
    days.length === 0 ? '' : `days=${days.join(',')}`,
  ].filter(Boolean)
  return parts.length === 0 ? paths.beyondSchool : `${paths.beyondSchool}?${parts.join('&')}`
}

/** The list for the answers, still without a place. */
export function listStateOf({ age, days }: WizardState): ProductListState {
  return {
    ...defaultProductListState,
    ageMin: age === null || age === youngest ? null : age,
    ageMax: age === null || age === oldest ? null : age,
    days,
  }
}

/** The path of that list. */
export const listPathOf = (state: ProductListState): string =>
  productListDefinition('all').path(state)
