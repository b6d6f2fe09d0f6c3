import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { today } from '../../../db/days-in-india.ts'
import { changesByArea } from '../areas/area-changes.ts'
import type { Section } from './sitemap-sections.ts'

/** A page that search engines may index. */
export interface SitemapPage {
  readonly id: number
  /** Its path, such as `/schools/a-100001`. */
  readonly path: string
  /** yyyy-mm-dd, in UTC. */
  readonly changedOn: string
}

interface SectionQuery {
  readonly table: SQL
  readonly isIncluded: SQL
  readonly path: SQL
}

const areaPath = sql`'/schools/in' || case kind when 'country' then '' when 'state' then '/' || state_slug
  else '/' || state_slug || '/' || slug end`

const areaChanges = sql.raw(`(${changesByArea()})`)

/**
 * The pages of each section. Closed jobs keep their page but leave the sitemap. Only the first page
 * of an area is included: it links to the others, and each school has its own entry.
 */
const sectionQueries: Readonly<Record<Section, SectionQuery>> = {
  schools: {
    table: sql`school page`,
    isIncluded: sql`is_indexable(page)`,
    path: sql`'/schools/' || page.slug`,
  },
  areas: {
    table: sql`(select area.id, ${areaPath} as path, refreshed_at as updated_at,
        total + approximate + coalesce(step, 0) as total
      from area left join (
        select area_id, sum(step) as step from ${areaChanges} change group by area_id
      ) steps on area_id = area.id) page`,
    isIncluded: sql`page.total > 0`,
    path: sql`page.path`,
  },
  'area-boards': {
    table: sql`(select area_board.id, refreshed_at as updated_at,
        case kind when 'country' then '/schools' else ${areaPath} end
          || '/board/' || area_slug(filter_value.name) as path,
        area_board.total + area_board.approximate + coalesce(step, 0) as total
      from area_board join area on area.id = area_id
        join filter_value on filter_value.id = value_id
        left join (
          select area_id, value_id, sum(step) as step
          from ${areaChanges} change, unnest(filter_ids) value_id group by area_id, value_id
        ) steps using (area_id, value_id)) page`,
    isIncluded: sql`page.total > 0`,
    path: sql`page.path`,
  },
  products: {
    table: sql`product page join store on store.id = page.store_id`,
    isIncluded: sql`is_indexable(page, store)`,
    path: sql`'/products/' || page.slug`,
  },
  stores: {
    table: sql`store page`,
    isIncluded: sql`is_indexable(page)`,
    path: sql`'/stores-details/' || page.id`,
  },
  jobs: {
    table: sql`job page`,
    isIncluded: sql`is_indexable(page)`,
    path: sql`'/jobs/description/' || page.id`,
  },
  blogs: {
    table: sql`blog page`,
    isIncluded: sql`is_indexable(page)`,
    path: sql`'/blog-details/' || page.url`,
  },
  videos: {
    table: sql`video page`,
    isIncluded: sql`is_indexable(page)`,
    path: sql`case page.kind when 'discussion' then '/video/discussions/'
      when 'contest' then '/video/contests/' else '/video/principal-talks/' end || page.url`,
  },
  newsletters: {
    table: sql`newsletter_issue page`,
    isIncluded: sql`page.published_on <= ${today}`,
    path: sql`'/newsletters/' || page.slug`,
  },
}

export type SitemapRepository = ReturnType<typeof createSitemapRepository>

export function createSitemapRepository(db: Db) {
  return {
    /**
     * The parts of a section's ids, each `size` wide and numbered from 0, that contain a page. Uses
     * one index lookup per part and counts nothing.
     */
    async parts(section: Section, size: number): Promise<number[]> {
      const { table, isIncluded } = sectionQueries[section]
      const { rows } = await db.execute<{ part: number }>(sql`
        select part from generate_series(0, (select max(page.id) from ${table}) / ${size}::integer) part
        where exists (
          select from ${table}
          where page.id between part * ${size}::integer + 1 and (part + 1) * ${size}::integer
            and ${isIncluded})
        order by part`)
      return rows.map(({ part }) => part)
    },

    /** Pages with ids above `after` and up to `upTo`, by id; at most `limit`. */
    async pagesBetween(
      section: Section,
      { after, upTo, limit }: { after: number; upTo: number; limit: number },
    ): Promise<SitemapPage[]> {
      const { table, isIncluded, path } = sectionQueries[section]
      const { rows } = await db.execute<{ id: number; path: string; changedOn: string }>(sql`
        select page.id, ${path} as path,
          (page.updated_at at time zone 'UTC')::date::text as "changedOn"
        from ${table}
        where page.id > ${after} and page.id <= ${upTo} and ${isIncluded}
        order by page.id limit ${limit}`)
      return rows
    },
  }
}
