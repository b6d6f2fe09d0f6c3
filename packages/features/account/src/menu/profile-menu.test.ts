import type { User } from '@edbazaar/api-client'
import { user } from '@edbazaar/api-client/testing'
import { createI18n, defaultLanguage } from '@edbazaar/feature-platform'
import { expect, test } from 'vitest'
import { messages } from './messages'
import { profileEntries } from './profile-menu'

const t = createI18n(defaultLanguage).translate(messages)

const labelsFor = (differences: Partial<User>) =>
  profileEntries({ token: 'x', user: user(differences) }).map(({ label }) => t(label))

test.each([
  [
    'all permissions',
    {},
    ['My Profile', 'Bookmarks', 'My Blogs', 'My bookings', 'Add School/Store', 'Logout'],
  ],
  [
    'a school or store',
    { user_has_institute: true },
    ['My Profile', 'Bookmarks', 'My Blogs', 'My bookings', 'My schools', 'My stores', 'Logout'],
  ],
  [
    'the listings permission alone',
    { permissions: [1] },
    ['My Profile', 'My bookings', 'Add School/Store', 'Logout'],
  ],
  [
    'the bookmarks permission alone',
    { permissions: [3] },
    ['My Profile', 'Bookmarks', 'My bookings', 'Logout'],
  ],
  [
    'the blogs permission alone',
    { permissions: [6] },
    ['My Profile', 'My Blogs', 'My bookings', 'Logout'],
  ],
  ['no permission', { permissions: [] }, ['My Profile', 'My bookings', 'Logout']],
])('a user with %s sees their entries', (_, differences, labels) => {
  expect(labelsFor(differences)).toEqual(labels)
})
