/** Bands of ages in years. A school is in every band that overlaps its age range. */
export const ageBands = [
  { band: '2.5-6', from: 2.5, to: 6 },
  { band: '6-11', from: 6, to: 11 },
  { band: '11-14', from: 11, to: 14 },
  { band: '14-18', from: 14, to: 18 },
] as const

export type AgeBand = (typeof ageBands)[number]['band']
