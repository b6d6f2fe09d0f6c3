import type { Weekday } from '@edbazaar/api-client'
import { choiceField, choicesField, urlState } from '@edbazaar/feature-list-kit/url'
import { paths } from '@edbazaar/feature-platform'
import { productListDefinition } from '../list/product-list-definitions'
import { type ProductListState, weekdays } from '../list/product-state'

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

export const wizardUrl = urlState<WizardState>(paths.beyondSchool, {
  step: choiceField<WizardStep>(wizardSteps, 'age'),
  age: choiceField<number | null>(ages, null),
  days: choicesField(weekdays),
})

const productsUrl = productListDefinition('all').url

/** The list for the answers, still without a place. */
export function listStateOf({ age, days }: WizardState): ProductListState {
  return {
    ...productsUrl.initial,
    ageMin: age === null || age === youngest ? null : age,
    ageMax: age === null || age === oldest ? null : age,
    days,
  }
}

/** The path of the list that the answers select. */
export const listPathOf = productsUrl.pathOf
