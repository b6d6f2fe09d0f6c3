import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'

export type BlogChecksRepository = ReturnType<typeof createBlogChecksRepository>

/** Accounts younger than this many days are new. */
const newAccountDays = 30
/** New accounts that link to a host within a day, from which on the host is suspicious. */
const manyAccounts = 3

/** The facts that the checks of blogs need. */
export function createBlogChecksRepository() {
  return {
    /** Those of the hosts to which texts of at least three new accounts linked in the last day. */
    async sharedHosts(tx: Db, hosts: readonly string[]): Promise<string[]> {
      if (hosts.length === 0) return []
      const { rows } = await tx.execute<{ host: string }>(sql`
        select link.host from blog_revision r
        join app_user u on u.id = r.saved_by
        cross join lateral (
          select lower(found[1]) as host
          from regexp_matches(r.body_html, 'href="https?://(?:www\\.)?([^"/:?#]+)', 'gi') found
        ) link
        where r.saved_at > now() - interval '1 day'
          and u.created_at > now() - make_interval(days => ${newAccountDays})
          and link.host in (select jsonb_array_elements_text(${JSON.stringify(hosts)}::jsonb))
        group by link.host
        having count(distinct r.saved_by) >= ${manyAccounts}`)
      return rows.map(({ host }) => host)
    },
  }
}
