import type { components } from '@edbazaar/api-client'

/** A private address from which calendars read the classes of a user, or the sessions of a store. */
export type PrivateCalendar = components['schemas']['MyCalendars']['data'][number]
