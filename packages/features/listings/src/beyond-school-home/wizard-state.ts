import type { Weekday } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import { productListDefinition } from '../beyond-school/product-list-definitions'
import {
  defaultProductListState,
  type ProductListState,
  weekdays,
} from '../beyond-school/product-state'

export const wizardSteps = ['age', 'days', 'place'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** The ages offered, in years; the first and the last stand for all below and above. */
export const youngest = 2
export const oldest = 18
export const ages = Array.from({ length: oldest - youngest + 1 }, (_, place) => youngest + place)

/** Everything that the wizard's address says. */
export interface WizardState {
  step: WizardStep
  /** One of `ages`; null for any. */
  age: number | null
  /** In the order of the week; none for any. */
  days: readonly Weekday[]
}

/** Reads an address. Whatever is not understood is left out. */
export function readWizard(search: URLSearchParams): WizardState {
  const days = search.getAll('days').flatMap((texts) => texts.split(','))
  return {
    step: wizardSteps.find((step) => step === search.get('step')) ?? 'age',
    age: ages.find((age) => String(age) === search.get('age')) ?? null,
    days: weekdays.filter((day) => days.includes(day)),
  }
}

/** The address of a step. */
export function wizardPath({ step, age, days }: WizardState): string {
  const parts = [
    step === 'age' ? '' : `step=${step}`,
    age === null ? '' : `age=${age}`,
    days.length === 0 ? '' : `days=${days.join(',')}`,
  ].filter(Boolean)
  return parts.length === 0 ? paths.beyondSchool : `${paths.beyondSchool}?${parts.join('&')}`
}

/** The list that the answers lead to; the place is still to be said. */
export function listStateOf({ age, days }: WizardState): ProductListState {
  return {
    ...defaultProductListState,
    ageMin: age === null || age === youngest ? null : age,
    ageMax: age === null || age === oldest ? null : age,
    days,
  }
}

/** The address of that list. */
export const listPathOf = (state: ProductListState): string =>
  productListDefinition('all').path(state)
