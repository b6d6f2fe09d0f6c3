import { randomInt } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../src/db/connect.ts'
import { hasCode } from '../src/db/error-code.ts'
import { schools, stores, users } from '../src/db/schema/index.ts'
import { hashPassword } from '../src/modules/accounts/passwords/password-hashes.ts'
import { insertDemoApplications } from './applications/demo-applications.ts'
import { insertDemoBatches } from './batches/demo-batches.ts'
import { insertDemoOwnBlogs } from './blogs/demo-own-blogs.ts'
import { demoAccountsFile } from './demo-accounts-file.ts'
import { demoPartnerKey } from './demo-partner.ts'
import { insertDemoEnquiries } from './enquiries/demo-enquiries.ts'
import { insertDemoPosts } from './hiring/demo-posts.ts'
import { insertDemoOwnVideos } from './videos/demo-own-videos.ts'

/** Addresses in a reserved domain (RFC 2606). */
const accounts = [
  {
    what: 'A parent',
    row: { firstname: 'Meera', lastname: 'Iyer', email: 'parent@edbazaar.example' },
  },
  {
    what: 'A provider, with two schools and two stores',
    row: { firstname: 'Ravi', lastname: 'Kulkarni', email: 'provider@edbazaar.example' },
  },
  {
    what: 'An admin',
    row: { firstname: 'Anita', lastname: 'Rao', email: 'admin@edbazaar.example', isAdmin: true },
  },
  {
    what: 'A job seeker, who may not sign in with a password here',
    row: {
      firstname: 'Farhan',
      lastname: 'Khan',
      email: 'seeker@edbazaar.example',
      userType: 'edjobs',
    },
  },
] as const

/** Number of schools and of stores that the provider owns. */
const owned = 2

/**
 * Creates a password for all demo accounts of this installation, in a file that only its owner can
 * read. An existing file keeps its password. `insert` adds the accounts.
 */
export async function planDemoAccounts(dataDir: string) {
  const file = demoAccountsFile(dataDir)
  const password = (await passwordIn(file)) ?? newPassword()
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, textOf(password), { mode: 0o600 })
  // The mode above applies only to a new file.
  await chmod(file, 0o600)
  const passwordHash = await hashPassword(password)
  return { insert: (tx: Db) => insertAccounts(tx, passwordHash) }
}

async function insertAccounts(tx: Db, passwordHash: string): Promise<void> {
  const emailConfirmedAt = sql`now()`
  const added = await tx
    .insert(users)
    .values(accounts.map(({ row }) => ({ ...row, passwordHash, emailConfirmedAt })))
    .returning({ id: users.id })
  const [parent, provider, admin] = added
  if (!parent || !provider || !admin) throw new Error('The demo accounts were not added')
  const first = (table: typeof schools | typeof stores) =>
    tx.select({ id: table.id }).from(table).orderBy(table.id).limit(owned)
  await tx
    .update(schools)
    .set({ ownerId: provider.id })
    .where(inArray(schools.id, first(schools)))
  await tx
    .update(stores)
    .set({ ownerId: provider.id })
    .where(inArray(stores.id, first(stores)))
  const [{ row }] = accounts
  await insertDemoEnquiries(tx, {
    parent: { id: parent.id, name: `${row.firstname} ${row.lastname}`, email: row.email },
    providerId: provider.id,
  })
  await insertDemoBatches(tx, { parentId: parent.id, providerId: provider.id })
  await insertDemoPosts(tx, provider.id)
  await insertDemoOwnBlogs(tx, { authorId: parent.id, adminId: admin.id })
  await insertDemoOwnVideos(tx, { authorId: parent.id, adminId: admin.id })
  const [, { row: owner }] = accounts
  await insertDemoApplications(tx, {
    id: provider.id,
    name: `${owner.firstname} ${owner.lastname}`,
  })
}

async function passwordIn(file: string): Promise<string | undefined> {
  try {
    return /^Password: ([a-z2-7-]{24})$/m.exec(await readFile(file, 'utf8'))?.[1]
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz234567'

/** 100 random bits, in groups that can be read aloud. */
function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: 5 }, group).join('-')
}

const textOf = (password: string) =>
  [
    'Demo accounts of this installation. Delete them before other people use it.',
    '',
    ...accounts.map(({ what, row }) => `${row.email.padEnd(28)} ${what}`),
    '',
    `Password: ${password}`,
    '',
    `The search widget on pages of this machine: partner="${demoPartnerKey}"`,
    '',
  ].join('\n')
