import { invalid } from '../../../app-error.ts'
import { plainPassword } from './password-hashes.ts'

/** By whom and for what; a password that says just that is the first to be guessed. */
export interface PasswordOwner {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
}

/** The specification's "password 6", in characters. */
const shortest = 6

/**
 * Some 40,000 passwords of breaches, the commonest first guesses; all in small letters. Loaded with
 * the first password that somebody sets.
 */
let common: Promise<ReadonlySet<string>> | undefined
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortest))
}

/** Throws `invalid_request` naming the field `password` where others would guess it. */
export async function requireGoodPassword(typed: string, owner: PasswordOwner): Promise<void> {
  const password = plainPassword(typed)
  if ([...password].length < shortest)
    throw invalid('password', `must have at least ${shortest} characters`)
  if (ownWords(owner).has(lettersOf(password)))
    throw invalid('password', 'must not be your name or email, nor ours: others try that first')
  common ??= readCommon()
  if ((await common).has(password.toLowerCase()))
    throw invalid('password', 'must not be one that many people use: please choose another')
}

/** What a stranger reads off the account, in the orders one would write it in. */
function ownWords({ email, firstname, lastname }: PasswordOwner): ReadonlySet<string> {
  const [mailbox = ''] = email.split('@')
  const words = [
    email,
    mailbox,
    firstname,
    lastname,
    firstname + lastname,
    lastname + firstname,
    'edbazaar',
  ]
  return new Set(words.map(lettersOf))
}

/** Letters and digits alone, without the digits at the end that people add to be done with it. */
const lettersOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/(?<=.)\p{N}{1,4}$/u, '')
