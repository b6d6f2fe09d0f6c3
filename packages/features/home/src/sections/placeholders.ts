/** Keys of the five placeholders shown while schools and products load (specification, section 9). */
export const placeholders = [1, 2, 3, 4, 5] as const
