import { createHash } from 'node:crypto'

/** One claim in this many is reviewed. */
const oneIn = 20

/**
 * Whether a claim about an enquiry is in the sample that admins review. The same enquiry always is or
 * is not: marking it again does not change that.
 */
export function isInSample(publicId: string): boolean {
  const digest = createHash('sha256').update(`invalid-claim:${publicId}`).digest()
  return digest.readUInt32BE(0) % oneIn === 0
}
