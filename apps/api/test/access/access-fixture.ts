import { createLinkTokensRepository } from '../../src/modules/accounts/link-tokens/link-tokens.repository.ts'
import { createLinkTokensService } from '../../src/modules/accounts/link-tokens/link-tokens.service.ts'
import { refreshAreas } from '../../src/modules/catalogue/areas/refresh-areas.repository.ts'
import { createToken } from '../../src/modules/platform/tokens/tokens.ts'
import { demoSeller } from '../../src/seller-settings.ts'
import { createTestApp } from '../app.ts'
import { addAuthenticator } from '../authenticator.ts'
import { closeAfterFile } from '../close-after-file.ts'
import { startGoogleSigner } from '../google.ts'
import { startRazorpayServer } from '../razorpay-server.ts'
import { addUpload } from '../school-owner.ts'
import { addCaller } from './callers.ts'

export type AccessFixture = Awaited<ReturnType<typeof createAccessFixture>>

/** One public record of each kind. Ids start at 700007 to avoid those of the sequences. */
const publicRecords = `
  insert into school (id, name, slug, city, district, state, is_active) values
    (700007, 'Vidya Mandir', 'vidya-mandir-100007', 'Mysuru', 'Mysuru', 'Karnataka', true);
  insert into store (id, brand_name, mobile, is_active) values (700007, 'Chess Club', '9845000007', true);
  insert into product (id, store_id, name, slug, kind, mode, price_unit, is_active) values
    (700007, 700007, 'Chess', 'chess-100007', 'activity', 'centre', 'month', true);
  insert into job (id, school_id, title, location) values
    (700007, 700007, 'Maths teacher', 'Pune');
  insert into blog (id, url, title, summary, topic, body_html, author_name, status, published_at)
    values (700007, 'fees', 'Fees', '', 'fees', '<p>x</p>', 'A', 'published', '2026-01-01');
  insert into video (url, kind, title, summary, sources, duration_seconds, status, published_at)
    values ('homework', 'discussion', 'Homework', '', '[]', 24, 'published', '2026-01-01');
  insert into newsletter_issue (slug, number, title, summary, blocks, published_on)
    values ('first', 1, 'First', '', '[{"type": "text", "html": "<p>x</p>"}]', '2026-01-01');
  insert into newsletter_subscription (id, email) values (700007, 'reader@example.in');`

/** Creates the app with a few records, and functions that prepare the data for requests. */
export async function createAccessFixture() {
  const google = await startGoogleSigner()
  const razorpay = await startRazorpayServer()
  closeAfterFile(razorpay.close)
  const { app, database } = await createTestApp({
    config: {
      // Passkeys need a name.
      publicUrl: 'http://localhost:3000',
      // Without a seller, no plan can be bought.
      seller: demoSeller,
      razorpay: razorpay.settings,
      site: { googleClientId: google.clientId },
      googleIssuer: google.issuer,
      googleKeysUrl: google.keysUrl,
    },
  })
  const { db, pool } = database
  await pool.query(publicRecords)
  await refreshAreas(db)
  const links = createLinkTokensService(createLinkTokensRepository(db))
  let emailCount = 0
  let schoolCount = 0
  const add = async (query: string, ...values: (string | number)[]): Promise<number> =>
    (await pool.query(`${query} returning id`, values)).rows[0].id
  const newSchool = (ownerId: number) => {
    schoolCount += 1
    return add(
      `insert into school (name, slug, owner_id) values ('Vidya', $2, $1)`,
      ownerId,
      `vidya-${200_000 + schoolCount}`,
    )
  }
  const newStore = (ownerId: number) =>
    add(`insert into store (brand_name, owner_id) values ('Chess Club', $1)`, ownerId)
  const newProduct = async (ownerId: number) =>
    add(
      `insert into product (store_id, name, slug, kind, mode, price_unit)
       values ($1, 'Chess', 'chess-of-' || $1::int, 'activity', 'centre', 'month')`,
      await newStore(ownerId),
    )
  return {
    app,
    database,
    google,
    /** An email that no account has. */
    newEmail: () => `new${++emailCount}@example.in`,
    /** A user with the test password. */
    newCustomer: () => addCaller(database, 'a user'),
    newLink: (
      userId: number | null,
      purpose: Parameters<typeof links.create>[1]['purpose'],
      email?: string,
    ) => links.create(db, { userId, purpose, ...(email !== undefined && { email }) }),
    /** An authenticator app of the user. */
    newAuthenticator: (userId: number, state: 'confirmed' | 'pending' = 'confirmed') =>
      addAuthenticator(database, userId, state),
    /** The path of an image that the user uploaded for a store or a school. */
    newFile: (userId: number, purpose: 'store' | 'school' = 'store') =>
      addUpload(database, userId, { purpose }),
    newSchool,
    newStore,
    newProduct,
    newBatch: async (ownerId: number) =>
      add(
        `insert into batch (product_id, name, days, starts_on, start_time, end_time, seats, taken_elsewhere)
         values ($1, 'Morning', '{Sat}', '2090-01-02', '09:00', '10:00', 5, 0)`,
        await newProduct(ownerId),
      ),
    /** Adds a viewer to a school; returns the id of their account. */
    async newMember(schoolId: number): Promise<number> {
      const { id } = await addCaller(database, 'a user')
      await pool.query(
        `insert into listing_member (school_id, user_id, role) values ($1, $2, 'viewer')`,
        [schoolId, id],
      )
      return id
    },
    /** An invitation of an address to the school of another user. */
    async newInvitation(email: string): Promise<string> {
      const { token, tokenHash } = createToken()
      const { id } = await addCaller(database, 'a user')
      await pool.query(
        `insert into member_invitation (school_id, email, role, invited_by, token_hash, expires_at)
         values ($1, $2, 'counsellor', $3, $4, now() + interval '1 day')`,
        [await newSchool(id), email, id, tokenHash],
      )
      return token
    },
    async newSubscriptionLink(purpose: 'confirm' | 'unsubscribe') {
      const { token, tokenHash } = createToken()
      await pool.query(
        `insert into newsletter_token (hash, subscription_id, purpose, expires_at)
         values ($1, 700007, $2, now() + interval '1 day')`,
        [tokenHash, purpose],
      )
      return token
    },
    /** The token of a job alert that nobody who calls owns. */
    async newJobAlertLink(purpose: 'confirm' | 'end') {
      const { token, tokenHash } = createToken()
      const other = createToken().tokenHash
      const [confirmHash, endHash] = purpose === 'confirm' ? [tokenHash, other] : [other, tokenHash]
      await pool.query(
        `insert into job_alert (email, every, criteria_key, confirm_hash, confirm_expires_at, token_hash)
         values ('reader@example.in', 'day', gen_random_uuid(), $1, now() + interval '1 day', $2)`,
        [confirmHash, endHash],
      )
      return token
    },
    async newReminderLink() {
      const { token, tokenHash } = createToken()
      await pool.query(
        `insert into application_mailing (user_id, what, token_hash)
         select min(id), 'closing ' || gen_random_uuid(), $1 from app_user`,
        [tokenHash],
      )
      return token
    },
    newJobAlert: (userId: number) =>
      add(
        `insert into job_alert (user_id, every, criteria_key, token_hash)
         values ($1, 'day', gen_random_uuid(), sha256(gen_random_uuid()::text::bytea))`,
        userId,
      ),
  }
}
