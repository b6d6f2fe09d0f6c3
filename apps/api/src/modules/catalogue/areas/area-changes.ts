import { kmPerDegree } from '../../platform/places/distance.ts'
import { stateNames } from '../../platform/places/states.ts'
import { pincodeExtent, townRadius } from '../lists/list-location.ts'

/** SQL of the names that count as states of India. */
const states = `array[${stateNames.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')}]`

const kmFromTown = 'km_between(area.lat, area.lng, change.lat, change.lng)'
const latitudes = townRadius / kmPerDegree

/**
 * SQL of a query for what changed in each area since it was counted: the columns of `area_change`
 * with the id of the area, and whether the school is without a known point near a town. A change has
 * a row for each of the country, state, district and city of the school, and for each town it is near.
 * `stateSlug` limits it to the areas of a state, or to India and its states if it is empty.
 *
 * The changes are materialised so that no parallel workers start, which takes longer than the query.
 */
export const changesByArea = (stateSlug?: string) => {
  const inState = stateSlug === undefined ? 'true' : `area.state_slug = ${stateSlug}`
  return `
  with change as materialized (select * from area_change)
  select area.id as area_id, false as is_approximate, change.*
  from change
    join area on (area.state_slug, area.slug) in (('', ''), (change.state_slug, ''),
      (change.state_slug, change.district_slug), (change.state_slug, change.city_slug))
  where (area.kind = 'country' or change.state = any(${states})) and area.place_slug is null
    and ${stateSlug === undefined ? 'true' : `(${stateSlug} = '' or change.state_slug = ${stateSlug})`}
  union all
  select area.id, false, change.*
  from change
    join area on area.place_slug is not null
      and area.lat between change.lat - ${latitudes} and change.lat + ${latitudes}
  where change.is_measured and ${kmFromTown} <= ${townRadius} and ${inState}
  union all
  select area.id, true, change.*
  from change
    join (select *, unnest(near_districts) as near_district from area
        where place_slug is not null and ${inState}) area
      on (area.near_district, area.near_state) = (change.district, change.state)
  where not change.is_measured
    and (not change.is_by_pincode or ${kmFromTown} <= ${townRadius + pincodeExtent})`
}

/**
 * SQL of a condition: whether a row of `school` is public and lies in the area `self`, as
 * `refresh_areas` places it by its address. Like the list of the whole country, the country has all.
 */
export const liesInArea = `is_public(school)
  and (self.kind = 'country' or school.state = any(${states}) and school.state = self.state and case self.kind
    when 'state' then true
    when 'district' then area_slug(school.district) || '-district' = self.slug
    else area_slug(school.city) = self.slug end)`
