/** The highest age of a contest that has none: everybody from the lowest age on may take part. */
export const noHighestAge = 99
