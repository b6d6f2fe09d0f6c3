import { invalid } from '../../../app-error.ts'
import { normalisePassword } from './password-hashes.ts'

/** The user who sets a password; their name and email are refused as passwords. */
export interface PasswordOwner {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
}

/** The specification's "password 6", in characters. */
const minimumLength = 6

/**
 * About 40,000 of the most common leaked passwords, in lower case. Loaded when the first password is
 * set.
 */
let commonPasswords: Promise<ReadonlySet<string>> | undefined
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= minimumLength))
}

/** Throws `invalid_request` for the field `password` if it is short or easy to guess. */
export async function requireGoodPassword(typed: string, owner: PasswordOwner): Promise<void> {
  const password = normalisePassword(typed)
  if ([...password].length < minimumLength)
    throw invalid('password', `must have at least ${minimumLength} characters`)
  if (guessesFor(owner).has(comparable(password)))
    throw invalid('password', 'must not be your name, your email or EdBazaar. Choose another')
  commonPasswords ??= readCommonPasswords()
  if ((await commonPasswords).has(password.toLowerCase()))
    throw invalid('password', 'is too common. Choose one that is harder to guess')
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
