import { invalid } from '../../../app-error.ts'
import { isCommon } from './common-passwords.ts'
import { isDate, isRepeat, isRun } from './guessable-passwords.ts'
import { normalisePassword } from './password-hashes.ts'

/** The user who sets a password; their name and email are refused as passwords. */
export interface PasswordOwner {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
}

/** The specification's "password 6", in characters. */
const minimumLength = 6

const remedy = 'Choose three or more words that do not belong together'

/** Throws `invalid_request` for the field `password` if it is short or easy to guess. */
export async function requireGoodPassword(typed: string, owner: PasswordOwner): Promise<void> {
  const password = normalisePassword(typed)
  if ([...password].length < minimumLength)
    throw invalid('password', `must have at least ${minimumLength} characters`)
  if (guessesFor(owner).has(comparable(password)))
    throw invalid('password', 'must not be your name, your email or EdBazaar. Choose another')
  if (isRepeat(password) || isRun(password))
    throw invalid('password', `is easy to guess, because it repeats or counts. ${remedy}`)
  if (isDate(password))
    throw invalid('password', `is easy to guess, because it is a date. ${remedy}`)
  if (await isCommon(password)) throw invalid('password', `is too common. ${remedy}`)
}

/** Passwords that anyone who knows the user could guess. */
function guessesFor({ email, firstname, lastname }: PasswordOwner): ReadonlySet<string> {
  const [mailbox = ''] = email.split('@')
  const guesses = [
    email,
    mailbox,
    firstname,
    lastname,
    firstname + lastname,
    lastname + firstname,
    'edbazaar',
  ]
  return new Set(guesses.map(comparable))
}

/** Lower-case letters and digits only, without up to four digits that users append. */
const comparable = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/(?<=.)\p{N}{1,4}$/u, '')
