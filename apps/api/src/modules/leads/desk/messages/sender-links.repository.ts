import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { enquiryLinks } from '../../../../db/schema/index.ts'
import { createToken } from '../../../platform/tokens/tokens.ts'
import type { SenderUrls } from './desk-email.ts'

/** Days for which a link from an email opens its enquiry. */
const linkDays = 180

/** Addresses with a token, so that a sender without an account can read and withdraw. */
export const createSenderUrls =
  (site: string): SenderUrls =>
  async (tx: Db, { id, publicId }) => {
    const { token, tokenHash } = createToken()
    await tx.insert(enquiryLinks).values({
      tokenHash,
      enquiryId: id,
      expiresAt: sql`now() + make_interval(days => ${linkDays})`,
    })
    const url = `${site}/enquiry?id=${publicId}&token=${token}`
    return { url, withdrawUrl: `${url}#withdraw` }
  }
