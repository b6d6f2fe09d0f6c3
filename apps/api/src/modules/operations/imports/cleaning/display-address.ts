import { wordCase } from './display-name.ts'

/** Abbreviations of addresses that are read letter by letter, besides those of names. */
const acronyms = new Set(
  `PO VPO HPO GPO SPO BPO PIN AP UT IAF ITI MIDC GIDC RIICO HUDA BDA DDA SAS ISBT AIIMS EWS LIG MIG
  HIG FCI APMC IOCL OIL`.split(/\s+/),
)

/** Only plain capitals: anything else is left as it was written. */
const isPlain = /^[A-Z0-9 .,:;()/&'"#+–-]*$/
const hasCapitals = /[A-Z]{2}/
const webAddress = /\/\/|WWW\./
const danglingMarks = /^[\s,;:-]+|[\s,;:-]+$/g

/**
 * An address in normal capitalisation without dangling commas: "10TH ITBP FORCE PO KIMIN DISTT"
 * becomes 10th ITBP Force PO Kimin Distt. An address in mixed case or another script is unchanged.
 */
export function displayAddress(address: string): string {
  const isLoud = isPlain.test(address) && hasCapitals.test(address)
  if (!isLoud || webAddress.test(address)) return address
  return address
    .replace(danglingMarks, '')
    .replace(/\s+,/g, ',')
    .replace(/,(?=[^\s\d])/g, ', ')
    .replace(/(?<=[A-Z]{2})\.(?=[A-Z])/g, '. ')
    .replace(/[A-Z]+(?:'[A-Z]+)*/g, (word, offset: number, text: string) => {
      const isOrdinal = /\d/.test(text[offset - 1] ?? '') && /^(?:ST|ND|RD|TH)$/.test(word)
      if (isOrdinal) return word.toLowerCase()
      return acronyms.has(word) ? word : wordCase(word, offset === 0)
    })
}
