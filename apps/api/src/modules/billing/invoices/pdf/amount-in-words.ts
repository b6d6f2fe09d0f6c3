const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const units = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const

function words(n: number): string {
  for (const [size, name] of units)
    if (n >= size) {
      const rest = n % size
      return `${words(Math.floor(n / size))} ${name}${rest === 0 ? '' : ` ${words(rest)}`}`
    }
  if (n < 20) return ones[n] ?? ''
  return `${tens[Math.floor(n / 10)]}${n % 10 === 0 ? '' : `-${ones[n % 10]}`}`
}

/** “Rupees seventeen thousand six hundred ninety-nine only”, for whole rupees. */
export const amountInWords = (paise: number): string => `Rupees ${words(paise / 100)} only`
