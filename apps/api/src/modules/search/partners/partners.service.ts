import { LRUCache } from 'lru-cache'
import { AppError, TooManyRequests } from '../../../app-error.ts'
import { ipPrefixOf } from '../../platform/rate-limits/limits.service.ts'
import type { LimitsInBlocks } from '../../platform/rate-limits/limits-in-blocks.ts'
import { isOriginOf } from './origin-pattern.ts'
import type { PartnerCounts } from './partner-counts.ts'
import type { Partner, PartnersRepository } from './partners.repository.ts'

/** Who asks from another site. */
export interface Visit {
  /** The key that the page gave. */
  readonly key: string | undefined
  /** The Origin header; our own pages and programs send none. */
  readonly origin: string | undefined
  readonly ip: string
}

export interface PartnersDeps {
  readonly repository: Pick<PartnersRepository, 'findByKey'>
  readonly counts: PartnerCounts
  readonly limits: LimitsInBlocks
  /** The origin of our own pages. */
  readonly publicUrl: string
  /** Where keys are asked for. */
  readonly helpUrl: string
  /** Searches a minute of one address. */
  readonly perAddress: number
  /** Searches a minute of one partner's readers together. */
  readonly perPartner: number
}

/** Milliseconds for which a partner is remembered: so long a change takes to be felt everywhere. */
const partnerKeptFor = 15_000
const rememberedKeys = 5_000
const minute = 60

export type PartnersService = ReturnType<typeof createPartnersService>

/** Tells partners apart by their keys, holds each to its origins and limits, and counts. */
export function createPartnersService(needs: PartnersDeps) {
  const { repository, counts, limits, publicUrl, perAddress, perPartner } = needs
  const known = new LRUCache<string, { partner: Partner | undefined }>({
    max: rememberedKeys,
    ttl: partnerKeptFor,
  })

  async function find(key: string): Promise<Partner | undefined> {
    const before = known.get(key)
    if (before) return before.partner
    const partner = await repository.findByKey(key)
    known.set(key, { partner })
    return partner
  }

  async function limit(of: string, most: number, whom: string): Promise<void> {
    const wait = await limits.retryAfterSeconds({ of, most, seconds: minute }, whom)
    if (wait > 0) throw new TooManyRequests('Please wait a moment and try again.', wait)
  }

  const isFor = ({ origins }: Partner, origin: string | undefined) =>
    origin === undefined ||
    origin === publicUrl ||
    origins.some((pattern) => isOriginOf(pattern, origin))

  async function admitPartner(partner: Partner, { origin, ip }: Visit): Promise<void> {
    try {
      if (partner.isClosed) throw closed(needs.helpUrl)
      if (!isFor(partner, origin)) throw notRegistered(origin, needs.helpUrl)
      await limit('widget', perAddress, `${partner.id}/${ipPrefixOf(ip)}`)
      await limit('widget-partner', perPartner, String(partner.id))
    } catch (error) {
      counts.refusal(partner.id)
      throw error
    }
    counts.request(partner.id)
  }

  return {
    /**
     * Lets a search of another site's reader pass, and counts it; throws `partner_unknown`,
     * `partner_closed`, `origin_not_registered` or `too_many_requests`.
     */
    async admit(visit: Visit): Promise<void> {
      const { key, ip } = visit
      const partner = key === undefined ? undefined : await find(key)
      if (partner) return admitPartner(partner, visit)
      await limit('widget', perAddress, ipPrefixOf(ip))
      if (key !== undefined) throw unknown(needs.helpUrl)
    },

    /** Writes what was counted since the last time. */
    writeCounts: () => counts.write(),
  }
}

const unknown = (helpUrl: string) =>
  new AppError(
    'partner_unknown',
    `This partner key is not known. Check the attribute "partner", leave it out, or ask for a key at ${helpUrl}.`,
  )

const closed = (helpUrl: string) =>
  new AppError(
    'partner_closed',
    `This partner key is closed. Leave out the attribute "partner", or ask at ${helpUrl} to have it opened.`,
  )

const notRegistered = (origin: string | undefined, helpUrl: string) =>
  new AppError(
    'origin_not_registered',
    `${shown(origin)} is not registered for this partner key. Ask at ${helpUrl} to have it added, or leave out the attribute "partner".`,
  )

/** Only what is an origin is said again. */
function shown(origin = ''): string {
  const isOrigin = origin.length <= 200 && URL.canParse(origin) && new URL(origin).origin === origin
  return isOrigin && origin !== 'null' ? origin : 'A page without an address of its own'
}
