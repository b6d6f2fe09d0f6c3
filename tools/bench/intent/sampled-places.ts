export interface TownRow {
  readonly name: string
  readonly norm: string
  readonly lat: number
  readonly lng: number
}

/** Towns with schools of a board in the square of 0.2 degrees around them, the best known of each name. */
export const townsSql = `
  with of_board as materialized (
    select lat, lng from school
    where is_public(school) and lat is not null and filter_ids @> array[$1::integer]
  ), squares as materialized (
    select floor(lat * 10)::integer as y, floor(lng * 10)::integer as x, count(*) as schools
    from of_board group by 1, 2
  )
  select distinct on (p.norm) p.name, p.norm, p.lat, p.lng, near.schools
  from place p, lateral (select sum(schools) as schools from squares
    where y between floor(p.lat * 10)::integer - 1 and floor(p.lat * 10)::integer + 1
      and x between floor(p.lng * 10)::integer - 1 and floor(p.lng * 10)::integer + 1) near
  where p.type = 'town' and p.popularity >= 0.5 and p.norm !~ ' ' and length(p.norm) >= 4
    and near.schools >= 3
  order by p.norm, p.popularity desc, near.schools desc`
export const localitiesSql = `
  select p.name, p.norm, p.lat, p.lng, p.district from place p
  where p.type = 'locality' and p.popularity between 0.3 and 0.65 and p.district is not null
    and exists (select from school s where s.cell = floor(p.lat * 20)::int * 4000 + floor(p.lng * 20)::int
      and is_public(s))
    and length(p.norm) >= 5 and p.norm ~ '^[a-z]+( [a-z]+)?$'
  order by hashint4(p.id # $1) limit $2`
export const pincodesSql = `
  select p.name, p.norm, p.lat, p.lng from place p
  where p.type = 'pincode' and p.lat is not null
    and exists (select from school s where s.cell = floor(p.lat * 20)::int * 4000 + floor(p.lng * 20)::int
      and is_public(s))
  order by hashint4(p.id # $1) limit $2`
