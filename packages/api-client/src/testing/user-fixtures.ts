import type { MyProfile, Session, User, UserDetails } from '../generated/schema'

/** A customer who may do all that customers may. */
export function user(differences: Partial<User> = {}): User {
  return {
    id: 7,
    firstname: 'Meera',
    lastname: 'Iyer',
    email: 'meera@example.in',
    phone: null,
    user_type: 'edbazaar',
    permissions: [1, 2, 3, 4, 5, 6],
    is_admin: false,
    user_has_institute: false,
    is_walkthrough_skipped: false,
    profile_image: null,
    cover_image: null,
    ...differences,
  }
}

/** The same as their own profile shows them. */
export function myProfile(differences: Partial<MyProfile> = {}): MyProfile {
  return {
    ...user(),
    created_at: '2026-08-14T09:30:00.000Z',
    is_email_confirmed: true,
    has_password: true,
    has_google: false,
    children: [],
    consents: { email: true, phone: false, whatsapp: false, news: false },
    ...differences,
  }
}

/** The same as an admin is shown them. */
export function userDetails(differences: Partial<UserDetails> = {}): UserDetails {
  return {
    ...user(),
    created_at: '2026-08-14T09:30:00.000Z',
    is_email_confirmed: true,
    is_blocked: false,
    schools: 0,
    stores: 0,
    ...differences,
  }
}

/** Where they are signed in: on the device that asks. */
export function mySession(differences: Partial<Session> = {}): Session {
  return {
    id: 12,
    device: 'Chrome on Android',
    created_at: '2026-11-02T09:30:00.000Z',
    last_seen_at: '2026-11-20T06:30:00.000Z',
    expires_at: '2027-02-18T09:30:00.000Z',
    is_current: true,
    ...differences,
  }
}
