import type { FactLabels } from './SchoolFacts'

export const defaultFactLabels: FactLabels = {
  about: 'about',
  kilometres: 'km',
  feesTo: (amount) => `to ${amount}`,
  firstYear: (amount) => `First year ${amount}`,
}
