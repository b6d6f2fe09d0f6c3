/** Values of `data-density` on the root or any element. The default is `regular`. */
export const densities = ['compact', 'regular', 'roomy'] as const
export type Density = (typeof densities)[number]
