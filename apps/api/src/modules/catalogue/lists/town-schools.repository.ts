import type { Pool } from 'pg'
import type { Slice } from '../../../contract/page.ts'
import type { Districts } from '../../platform/places/city-districts.ts'
import { districtSource } from './approximate-schools.repository.ts'
import type { Circle } from './circle.ts'
import type { Parameter } from './conditions.ts'
import { circleSource } from './nearby-schools.repository.ts'
import type { TownSchools } from './town-schools.ts'

export type TownSchoolsRepository = ReturnType<typeof createTownSchoolsRepository>

/** Queries all schools of the list near a town, with and without a known point, at once. */
export function createTownSchoolsRepository(pool: Pool) {
  return {
    async find(
      circle: Circle,
      districts: Districts | null,
      board: number | null,
      { offset, limit }: Slice,
    ): Promise<TownSchools> {
      const values: unknown[] = []
      const parameter: Parameter = (value) => `$${values.push(value)}`
      const columns = 'id, popularity, filter_ids, fee_min'
      const somewhere =
        districts &&
        `union all select ${columns}, false from ${districtSource(districts, circle, parameter).rows}`
      const matching = board === null ? 'true' : `${parameter(board)}::integer = any(filter_ids)`
      const text = `
        with member as materialized (
          select ${columns}, true as is_measured from ${circleSource(circle, parameter).rows(columns)}
          ${somewhere ?? ''}
        ),
        matching as not materialized (select * from member where ${matching}),
        dated as materialized (
          select is_recognition_checked, established_on from school
          where is_public(school) and (established_on is not null or is_recognition_checked)
            and id in (select id from matching)
        )
        select count(*) filter (where is_measured)::integer as total,
          count(*) filter (where not is_measured)::integer as approximate,
          ${valueCounts('matching')} as values,
          ${board === null ? 'null' : valueCounts('member')} as "allValues",
          case when count(fee_min) > 0 then json_build_object('known', count(fee_min),
            'lowest', min(fee_min), 'middle', percentile_disc(0.5) within group (order by fee_min),
            'highest', max(fee_min)) end as fees,
          (select count(*)::integer from dated where is_recognition_checked) as checked,
          (select extract(year from min(established_on))::integer from dated) as oldest,
          array(select id from matching order by popularity desc, id
            offset ${parameter(offset)}::integer limit ${parameter(limit)}::integer) as ids
        from matching`
      const name = `schools_of_town_${districts !== null}_${board !== null}`
      const { rows } = await pool.query<TownSchools>({ name, text, values })
      const [row] = rows
      if (!row) throw new Error('An aggregate query returns one row')
      return row
    },
  }
}

/** SQL of the number of schools with each filter value. */
const valueCounts = (source: string) => `
  (select coalesce(json_agg(counted), '[]') from (
    select value, count(*) filter (where is_measured)::integer as total,
      count(*) filter (where not is_measured)::integer as approximate
    from ${source}, unnest(filter_ids) value where cardinality(filter_ids) > 0 group by value
  ) counted)`
