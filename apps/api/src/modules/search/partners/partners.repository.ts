import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { partnerDailyUsage, partners } from '../../../db/schema/index.ts'

export interface Partner {
  readonly id: number
  readonly name: string
  readonly key: string
  readonly origins: readonly string[]
  readonly isClosed: boolean
}

/** The usage of a partner on one day. */
export interface DailyUsage {
  readonly partnerId: number
  /** yyyy-mm-dd, in India. */
  readonly day: string
  readonly requests: number
  readonly refused: number
}

export interface PartnerUsage extends Partner {
  /** Of the last 30 days. */
  readonly requests: number
  readonly refused: number
}

/** A row type with an index signature, as drizzle's raw queries require. */
type Row = { [column in keyof Partner]: Partner[column] }

export type PartnersRepository = ReturnType<typeof createPartnersRepository>

const columns = {
  id: partners.id,
  name: partners.name,
  key: partners.key,
  origins: partners.origins,
  isClosed: sql<boolean>`${partners.closedAt} is not null`,
}
const byName = (name: string) => sql`lower(${partners.name}) = lower(${name})`

export function createPartnersRepository(db: Db) {
  return {
    async findByKey(key: string): Promise<Partner | undefined> {
      const [partner] = await db.select(columns).from(partners).where(eq(partners.key, key))
      return partner
    },

    /**
     * Adds origins to the partner with the name. Creates it with the key if it is new, and reopens
     * a closed one.
     */
    async grant(name: string, key: string, origins: readonly string[]): Promise<Partner> {
      const { rows } = await db.execute<Row>(sql`
        insert into partner (name, key, origins)
        values (${name}, ${key}, array(select jsonb_array_elements_text(${JSON.stringify(origins)})))
        on conflict (lower(name)) do update set
          origins = array(select distinct origin
            from unnest(partner.origins || excluded.origins) origin order by origin),
          closed_at = null,
          updated_at = now()
        returning id, name, key, origins, closed_at is not null as "isClosed"`)
      const [partner] = rows
      if (!partner) throw new Error('An insert returned nothing')
      return partner
    },

    /** Undefined if no partner has the name. */
    async close(name: string): Promise<Partner | undefined> {
      const [partner] = await db
        .update(partners)
        .set({ closedAt: sql`coalesce(${partners.closedAt}, now())`, updatedAt: sql`now()` })
        .where(byName(name))
        .returning(columns)
      return partner
    },

    /** All partners by name, with their usage since the day. */
    async list(since: string): Promise<PartnerUsage[]> {
      const sumOf = (column: typeof partnerDailyUsage.requests) =>
        sql<number>`coalesce(sum(${column}), 0)::integer`
      return db
        .select({
          ...columns,
          requests: sumOf(partnerDailyUsage.requests),
          refused: sql<number>`coalesce(sum(${partnerDailyUsage.refused}), 0)::integer`,
        })
        .from(partners)
        .leftJoin(
          partnerDailyUsage,
          sql`${partnerDailyUsage.partnerId} = ${partners.id} and ${partnerDailyUsage.day} >= ${since}`,
        )
        .groupBy(partners.id)
        .orderBy(sql`lower(${partners.name})`)
    },

    /** Adds usage in one statement; usage of deleted partners is ignored. */
    async addUsage(counts: readonly DailyUsage[]): Promise<void> {
      await db.execute(sql`
        insert into partner_daily_usage (partner_id, day, requests, refused)
        select c.* from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
          as c("partnerId" integer, day date, requests integer, refused integer)
        join partner on partner.id = c."partnerId"
        on conflict (partner_id, day) do update set
          requests = partner_daily_usage.requests + excluded.requests,
          refused = partner_daily_usage.refused + excluded.refused`)
    },
  }
}
