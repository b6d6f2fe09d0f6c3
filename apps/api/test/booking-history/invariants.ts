import { mayMove } from '../../src/modules/bookings/seats/booking-states.ts'
import { mayMoveEntry } from '../../src/modules/bookings/seats/waitlist-states.ts'
import type { TestDatabase } from '../database.ts'

type Pool = TestDatabase['pool']

/** Statements that return a row for each violation. */
const statements: Readonly<Record<string, string>> = {
  'taken is not what blocks': `
    select batch.id, taken, blocked.n from batch cross join lateral (select
      (select count(*) from booking where batch_id = batch.id and kind = 'term'
        and state in ('held', 'confirmed', 'attended', 'no_show'))
      + (select coalesce(sum(o.seats), 0) from waitlist_offer o join waitlist_entry e on e.id = o.entry_id
        where e.batch_id = batch.id and o.state = 'open')
      + (select coalesce(max(n), 0) from (select count(*) as n from booking b
          join batch_session s on s.id = b.session_id where b.batch_id = batch.id and b.kind = 'drop_in'
          and s.ends_at > now() and s.state <> 'cancelled' and b.state in ('held', 'confirmed', 'attended', 'no_show')
          group by s.id) dropped) as n) blocked
    where taken <> blocked.n and not (taken = seats - taken_elsewhere and taken > blocked.n and exists (
      select from waitlist_entry e where e.batch_id = batch.id and e.state = 'waiting' and e.kept_since is not null))`,
  'more seats are taken than there are': `
    select id from batch where taken + taken_elsewhere > seats + over_allowed
      or (over_allowed > 0 and taken + taken_elsewhere < seats + over_allowed)`,
  'trial classes are miscounted': `
    select s.id from batch_session s where trial_taken > trial_seats or trial_taken <> (select count(*)
      from booking b where b.session_id = s.id and b.kind = 'trial' and b.state in ('held', 'confirmed', 'attended', 'no_show'))`,
  'the state of a booking is not its last event': `
    select b.id from booking b where b.state is distinct from
      (select to_state from booking_event e where e.booking_id = b.id order by e.id desc limit 1)`,
  'the state of a family is not its last event': `
    select w.id from waitlist_entry w where w.state is distinct from
      (select to_state from waitlist_event e where e.entry_id = w.id order by e.id desc limit 1)`,
  'an event does not follow the one before it': `
    select id from (select id, from_state::text, lag(to_state::text) over (partition by booking_id order by id) as before
      from booking_event union all
      select id, from_state::text, lag(to_state::text) over (partition by entry_id order by id) from waitlist_event) e
    where from_state is distinct from before`,
  'a family has not one open offer exactly while it is offered seats': `
    select e.id from waitlist_entry e where (e.state = 'offered')::integer <>
      (select count(*) from waitlist_offer o where o.entry_id = e.id and o.state = 'open')`,
  'an accepted offer is not its bookings': `
    select o.id from waitlist_offer o where (select count(*) from booking b where b.offer_id = o.id)
      not between (o.state = 'accepted')::integer and case when o.state = 'accepted' then o.seats else 0 end`,
}

interface Step {
  readonly id: number
  readonly batch_id: number
  readonly entry_id: number
  readonly from_state: 'waiting' | 'offered' | 'accepted' | 'left' | 'removed' | null
  readonly to_state: 'waiting' | 'offered' | 'accepted' | 'left' | 'removed'
  readonly joined: string
  readonly party: number
  /** Of the offer that the step makes. */
  readonly seats: number | null
}

/** The known details of a family at a step of the history. */
interface Family {
  state: Step['to_state']
  /** The step in which the provider last moved it ahead; 0 if never. */
  ahead: number
  /** Whether it answered "later" or not at all, and is left out for a while. */
  hasPassed: boolean
  readonly joined: string
  readonly id: number
  readonly party: number
}

const isBefore = (one: Family, other: Family) =>
  one.ahead !== other.ahead
    ? one.ahead > other.ahead
    : one.joined < other.joined || (one.joined === other.joined && one.id < other.id)

/**
 * Replays the events of all waitlists: no family gets an offer while another, which is ahead in the
 * order of priority and time and fits into the same seats, waits.
 */
async function jumps(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<Step>(`
    select e.id, w.batch_id, e.entry_id, e.from_state, e.to_state, cardinality(w.party) as party,
      to_char(w.joined_at, 'YYYYMMDDHH24MISSUS') as joined,
      case when e.to_state = 'offered' then (select o.seats from waitlist_offer o where o.entry_id = w.id
        order by o.id offset (select count(*) from waitlist_event p where p.entry_id = w.id and p.id < e.id
          and p.to_state = 'offered') limit 1) end as seats
    from waitlist_event e join waitlist_entry w on w.id = e.entry_id order by w.batch_id, e.id`)
  const found: string[] = []
  for (const [batchId, steps] of Map.groupBy(rows, (step) => step.batch_id)) {
    const waitlist = new Map<number, Family>()
    for (const step of steps) {
      const { entry_id: id, joined, party } = step
      const family = waitlist.get(id) ?? {
        state: 'waiting',
        ahead: 0,
        hasPassed: false,
        joined,
        id,
        party,
      }
      waitlist.set(id, family)
      if (step.to_state === 'offered') {
        const passed = [...waitlist.values()].find(
          (other) =>
            other !== family &&
            other.state === 'waiting' &&
            !other.hasPassed &&
            isBefore(other, family) &&
            other.party <= (step.seats ?? 0),
        )
        if (passed)
          found.push(`Family ${id} of batch ${batchId} got an offer before family ${passed.id}`)
      }
      if (step.from_state === 'waiting' && step.to_state === 'waiting') family.ahead = step.id
      if (step.from_state === 'offered' && step.to_state === 'waiting') family.hasPassed = true
      if (
        step.from_state !== null &&
        step.from_state !== step.to_state &&
        !mayMoveEntry(step.from_state, step.to_state)
      )
        found.push(`Family ${id} moved from ${step.from_state} to ${step.to_state}`)
      family.state = step.to_state
    }
  }
  return found
}

async function forbiddenMoves(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query(
    'select distinct from_state, to_state from booking_event where from_state <> to_state',
  )
  return rows
    .filter((row) => !mayMove(row.from_state, row.to_state))
    .map((row) => `A booking moved from ${row.from_state} to ${row.to_state}`)
}

/** The errors in the seats, bookings and waitlists of a database, in words. */
export async function violationsOf(pool: Pool): Promise<string[]> {
  const found: string[] = []
  for (const [name, statement] of Object.entries(statements)) {
    const { rows } = await pool.query(statement)
    found.push(...rows.map((row) => `${name}: ${JSON.stringify(row)}`))
  }
  return [...found, ...(await forbiddenMoves(pool)), ...(await jumps(pool))]
}
