/** Stands for a digit that a page does not show. */
const bullet = '•'
/** The fewest digits that are hidden: too many to try them all. */
const hiddenAtLeast = 4
const shownAtMost = 5

/** A phone number without its last digits, such as "98450 •••••". */
export function maskedPhone(phone: string | null): string | null {
  if (phone === null) return null
  const digits = phone.match(/\d/g)?.length ?? 0
  const shown = Math.max(0, Math.min(shownAtMost, digits - hiddenAtLeast))
  let seen = 0
  return phone.replace(/\d/g, (digit) => {
    seen += 1
    return seen > shown ? bullet : digit
  })
}
