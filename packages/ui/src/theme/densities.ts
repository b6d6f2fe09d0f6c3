/** What `data-density` on the root, or on any element, may say; `regular` where it says nothing. */
export const densities = ['compact', 'regular', 'roomy'] as const
export type Density = (typeof densities)[number]
