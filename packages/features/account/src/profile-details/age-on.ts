/** Age in whole years. Both dates are yyyy-mm-dd. */
export function ageOn(today: string, bornOn: string): number {
  const years = Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return today.slice(5) < bornOn.slice(5) ? years - 1 : years
}
