import type { AdminContactMessage, AdminExitedUser } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { samplePage } from '../story-page'

export const openUser: AdminExitedUser = {
  id: 71,
  name: 'Meera Iyer',
  email: 'meera.iyer@example.in',
  phone: '9845012345',
  user_id: null,
  page: '/schools/in/karnataka/mysuru',
  consent: 'one_contact',
  received_at: '2026-11-25T09:40:00.000Z',
  contacted_on: null,
  contacted_by: null,
  assigned_to_id: 7,
  assigned_to: 'Anita Rao',
  revision: 2,
}

const contactedUser: AdminExitedUser = {
  ...openUser,
  id: 70,
  name: 'Farhan Qureshi',
  email: null,
  phone: null,
  user_id: 31,
  page: '/tuitions-and-activities',
  consent: 'used',
  received_at: '2026-11-22T05:10:00.000Z',
  contacted_on: '2026-11-23',
  contacted_by: 'Sana Khan',
  assigned_to_id: 8,
  assigned_to: 'Sana Khan',
}

export const openMessage: AdminContactMessage = {
  id: 71,
  name: 'Kavita Deshpande',
  email: 'kavita.d@example.in',
  topic: 'correction',
  message:
    'About: Vidya Niketan Public School, Mysuru\n\nThe page says that the school bus comes to Kuvempunagar. It has not since June.\nMy neighbour’s daughter goes there.',
  consent: 'reply',
  received_at: '2026-11-25T10:05:00.000Z',
  answered_on: null,
  answered_by: null,
  assigned_to_id: null,
  assigned_to: null,
  revision: 1,
}

const answeredMessage: AdminContactMessage = {
  ...openMessage,
  id: 70,
  name: 'Joseph Lobo',
  email: 'joseph@example.in',
  topic: 'donate-books',
  message: 'We have about 200 books for classes 6 to 8 in Mangaluru. Who can use them?',
  received_at: '2026-11-21T10:05:00.000Z',
  answered_on: '2026-11-22',
  answered_by: 'Anita Rao',
  assigned_to_id: 7,
  assigned_to: 'Anita Rao',
  revision: 3,
}

/** The two pages, with `user` and `message` first. */
export const followUpCalls = (
  user: () => AdminExitedUser = () => openUser,
  message: () => AdminContactMessage = () => openMessage,
) => [
  http.get('/admin/exited-users', ({ response }) =>
    response(200).json(samplePage([user(), contactedUser])),
  ),
  http.get('/admin/exited-users/{id}', ({ response }) => response(200).json(user())),
  http.get('/admin/contact-messages', ({ response }) =>
    response(200).json(samplePage([message(), answeredMessage])),
  ),
  http.get('/admin/contact-messages/{id}', ({ response }) => response(200).json(message())),
  http.get('/admin/admins', ({ response }) =>
    response(200).json({
      data: [
        { id: 7, name: 'Anita Rao' },
        { id: 8, name: 'Sana Khan' },
      ],
    }),
  ),
]
