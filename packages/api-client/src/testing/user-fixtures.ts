import type {
  MyProfile,
  SecondFactor,
  SecondStep,
  Session,
  User,
  UserDetails,
} from '../generated/schema'

/** A user with all permissions of a customer. */
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

/** The user's own profile. */
export function myProfile(differences: Partial<MyProfile> = {}): MyProfile {
  return {
    ...user(),
    created_at: '2026-08-14T09:30:00.000Z',
    is_email_confirmed: true,
    has_password: true,
    has_google: false,
    children: [],
    consents: { email: true, phone: false, whatsapp: false, news: false },
    revision: 1,
    ...differences,
  }
}

/** The user as an admin sees them. */
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

/** The user's second factors: none. */
export function secondFactor(differences: Partial<SecondFactor> = {}): SecondFactor {
  return {
    is_required: false,
    can_add_passkeys: true,
    authenticator_since: null,
    passkeys: [],
    recovery_codes_left: 0,
    ...differences,
  }
}

/** A challenge for an authenticator app. */
export function secondStep(differences: Partial<SecondStep> = {}): SecondStep {
  return {
    status: 202,
    msg: 'Confirm that it is you.',
    challenge: 'challenge-of-a-test-sign-in-000000000000000',
    methods: ['totp', 'recovery_code'],
    passkey_options: null,
    ...differences,
  }
}

/** The user's sessions: only the current device. */
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
