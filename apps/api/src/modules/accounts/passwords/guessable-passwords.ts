/** Rows that people type along: digits, the alphabet and the keyboard. */
const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const paths = rows.flatMap((row) => [row, [...row].reverse().join('')])

const longestRepeatedPart = 4
const shortestRun = 3
/** Characters beside the runs of a password, such as the @ of abc@123. */
const charactersBesideRuns = 2

/** Whether a short part is repeated, as in aaaaaa, 121212 and asdfasdf. */
export function isRepeat(password: string): boolean {
  const characters = [...password]
  return Array.from({ length: longestRepeatedPart }, (_, i) => i + 1).some(
    (length) =>
      characters.length >= 2 * length &&
      characters.every((character, i) => i < length || character === characters[i - length]),
  )
}

/** Whether almost all of it runs along a row or repeats a character, as in 654321 and Abc@123. */
export function isRun(password: string): boolean {
  const lowerCase = password.toLowerCase()
  return isMostlyRuns(lowerCase) || isMostlyRuns(withoutDoubles(lowerCase))
}

/** 123456 for 112233445566; unchanged if some character is not doubled. */
const withoutDoubles = (text: string) =>
  /^(?:(.)\1)+$/u.test(text) ? text.replace(/(.)\1/gu, '$1') : text

function isMostlyRuns(text: string): boolean {
  let beside = 0
  for (let at = 0; at < text.length; ) {
    const length = runLengthAt(text, at)
    if (length < shortestRun) beside++
    at += length < shortestRun ? 1 : length
  }
  return beside <= charactersBesideRuns && beside < text.length
}

function runLengthAt(text: string, at: number): number {
  let length = 1
  while (at + length < text.length && isOneRun(text.slice(at, at + length + 1))) length++
  return length
}

const isOneRun = (text: string) =>
  paths.some((path) => path.includes(text)) || new Set(text).size === 1

/** Whether it is a day in figures, as in 15081947, 15-08-47 and 1947/8/15. */
export function isDate(password: string): boolean {
  const digits = /^\d{6}$|^\d{8}$/.test(password) ? splitDates(password) : []
  const [, a, b, c] = /^(\d{1,4})[-./ ](\d{1,2})[-./ ](\d{1,4})$/.exec(password) ?? []
  const orders = a && b && c ? [[a, b, c] as const] : digits
  return orders.some(
    ([first, second, third]) =>
      isDay(first, second, third) || isDay(second, first, third) || isDay(third, second, first),
  )
}

function splitDates(digits: string): (readonly [string, string, string])[] {
  const split = (first: number, second: number) =>
    [digits.slice(0, first), digits.slice(first, second), digits.slice(second)] as const
  return digits.length === 6 ? [split(2, 4)] : [split(2, 4), split(4, 6)]
}

const isDay = (day: string, month: string, year: string) =>
  isBetween(day, 1, 31) &&
  isBetween(month, 1, 12) &&
  (year.length === 2 || isBetween(year, 1900, 2099))

const isBetween = (digits: string, least: number, most: number) =>
  digits.length > 0 && Number(digits) >= least && Number(digits) <= most
