/** One key for each row that stands in while schools and products load (section 9). */
export const placeholders = [1, 2, 3, 4, 5] as const
