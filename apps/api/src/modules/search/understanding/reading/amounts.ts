const thousand = 1_000
const lakh = 100_000

/** A number with a unit: 60k, 1.5 lakh, 50 hazaar. Hindi units are romanised or in Devanagari. */
const withUnit =
  /(\d+(?:\.\d+)?)\s*(k|thousand|hazar|hazaar|hajar|हजार|हज़ार|l|lakhs?|lacs?|लाख)(?![\p{L}\p{M}\p{N}])/giu
/** An age of 3.5 years; classes and ages of lists count completed years. */
const partOfYear = /(\d{1,2})\.\d+(?=\s*(?:years?|yrs?|saal|sal|varsh|साल|वर्ष)(?![\p{L}\p{M}]))/giu
/** A range with a dash: 50,000-80,000, or 50k–1 lakh. */
const dash =
  /(\d\s*(?:k|lakhs?|lacs?)?)\s*[-–—]\s*(?=(?:rs\.?\s*|₹\s*)?(?:\d{4,}|\d+(?:\.\d+)?\s*(?:k|lakhs?|lacs?)(?![a-z])))/giu
const thousands = /^(k|thousand|haz|haj|हज)/i
const grouped = /(\d),(?=\d{2,3}(?!\d)|\d{2},)/g

/**
 * Replaces amounts by plain numbers: "₹50,000" becomes "rs 50000", "1.5 lakh" becomes "150000rupees".
 * The suffix marks numbers that can only be fees.
 */
export const normaliseAmounts = (text: string): string =>
  text
    .replace(grouped, '$1')
    .replace(partOfYear, '$1')
    .replace(dash, '$1 to ')
    .replace(/[₹$]\s*(\d+)/g, 'rs $1')
    .replace(
      withUnit,
      (_, number: string, unit: string) =>
        ` ${Math.round(Number(number) * (thousands.test(unit) ? thousand : lakh))}rupees `,
    )
