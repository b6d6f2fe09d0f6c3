import { stateNames } from '../../platform/places/states.ts'

/** SQL of the names that count as states of India. */
const states = `array[${stateNames.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')}]`

/**
 * SQL of a query for what changed in each area since it was counted: the columns of `area_change`
 * with the id of the area, a row for each of the country, state, district and city of the school.
 * `condition` limits the changes.
 */
export const changesByArea = (condition = 'true') => `
  select area.id as area_id, change.*
  from area_change change
    join area on (area.state_slug, area.slug) in (('', ''), (change.state_slug, ''),
      (change.state_slug, change.district_slug), (change.state_slug, change.city_slug))
  where change.state = any(${states}) and ${condition}`

/**
 * SQL of a condition: whether a row of `school` is public and lies in the area `self`, as
 * `refresh_areas` places it.
 */
export const liesInArea = `is_public(school) and school.state = any(${states})
  and (self.kind = 'country' or school.state = self.state and case self.kind
    when 'state' then true
    when 'district' then area_slug(school.district) || '-district' = self.slug
    else area_slug(school.city) = self.slug end)`
