/** Whole numbers as the literal of an array in PostgreSQL, which is one parameter and quick to read. */
export const integerArray = (numbers: readonly number[]): string => `{${numbers.join(',')}}`
