import { LRUCache } from 'lru-cache'
import { AppError, TooManyRequests } from '../../../app-error.ts'
import type { BlockLimits } from '../../platform/rate-limits/block-limits.ts'
import { ipPrefixOf } from '../../platform/rate-limits/limits.service.ts'
import { isOriginOf } from './origin-pattern.ts'
import type { Partner, PartnersRepository } from './partners.repository.ts'
import type { UsageCounter } from './usage-counter.ts'

/** A widget request. */
export interface PartnerRequest {
  /** The partner key of the embedding page. */
  readonly key: string | undefined
  /** The Origin header; EdBazaar's own pages and programs send none. */
  readonly origin: string | undefined
  readonly ip: string
}

export interface PartnersDeps {
  readonly repository: Pick<PartnersRepository, 'findByKey'>
  readonly counts: UsageCounter
  readonly limits: BlockLimits
  /** The origin of EdBazaar's own pages. */
  readonly publicUrl: string
  /** The page where partners request keys. */
  readonly helpUrl: string
  /** Searches per minute of one IP prefix. */
  readonly perIpPrefix: number
  /** Searches per minute of all users of one partner. */
  readonly perPartner: number
}

/** Milliseconds that a partner is cached, and so the time until a change has effect everywhere. */
const partnerMaxAge = 15_000
const maxCachedKeys = 5_000
const minute = 60

export type PartnersService = ReturnType<typeof createPartnersService>

/** Checks partner keys, origins and rate limits, and counts usage. */
export function createPartnersService(deps: PartnersDeps) {
  const { repository, counts, limits, publicUrl, perIpPrefix, perPartner } = deps
  const cached = new LRUCache<string, { partner: Partner | undefined }>({
    max: maxCachedKeys,
    ttl: partnerMaxAge,
  })

  async function find(key: string): Promise<Partner | undefined> {
    const entry = cached.get(key)
    if (entry) return entry.partner
    const partner = await repository.findByKey(key)
    cached.set(key, { partner })
    return partner
  }

  async function limit(name: string, max: number, subject: string): Promise<void> {
    const wait = await limits.retryAfterSeconds({ name, max, seconds: minute }, subject)
    if (wait > 0) throw new TooManyRequests('Please wait a moment and try again.', wait)
  }

  const isFor = ({ origins }: Partner, origin: string | undefined) =>
    origin === undefined ||
    origin === publicUrl ||
    origins.some((pattern) => isOriginOf(pattern, origin))

  async function admitPartner(partner: Partner, { origin, ip }: PartnerRequest): Promise<void> {
    try {
      if (partner.isClosed) throw closedPartner(deps.helpUrl)
      if (!isFor(partner, origin)) throw notRegistered(origin, deps.helpUrl)
      await limit('widget', perIpPrefix, `${partner.id}/${ipPrefixOf(ip)}`)
      await limit('widget-partner', perPartner, String(partner.id))
    } catch (error) {
      counts.refusal(partner.id)
      throw error
    }
    counts.request(partner.id)
  }

  return {
    /**
     * Admits and counts a search from another site. Throws `partner_unknown`, `partner_closed`,
     * `origin_not_registered` or `too_many_requests`.
     */
    async admit(visit: PartnerRequest): Promise<void> {
      const { key, ip } = visit
      const partner = key === undefined ? undefined : await find(key)
      if (partner) return admitPartner(partner, visit)
      await limit('widget', perIpPrefix, ipPrefixOf(ip))
      if (key !== undefined) throw unknownPartner(deps.helpUrl)
    },

    /** Writes the usage counted since the last call. */
    writeUsage: () => counts.write(),
  }
}

const unknownPartner = (helpUrl: string) =>
  new AppError(
    'partner_unknown',
    `This partner key is not known. Check the "partner" attribute, remove it, or request a key at ${helpUrl}.`,
  )

const closedPartner = (helpUrl: string) =>
  new AppError(
    'partner_closed',
    `This partner key is closed. Remove the "partner" attribute, or ask us at ${helpUrl} to reopen the key.`,
  )

const notRegistered = (origin: string | undefined, helpUrl: string) =>
  new AppError(
    'origin_not_registered',
    `${originLabel(origin)} is not registered for this partner key. Ask us at ${helpUrl} to add it, or remove the "partner" attribute.`,
  )

/** Repeats the origin in the message only if it is a valid one. */
function originLabel(origin = ''): string {
  const isOrigin = origin.length <= 200 && URL.canParse(origin) && new URL(origin).origin === origin
  return isOrigin && origin !== 'null' ? origin : 'A page without an origin'
}
