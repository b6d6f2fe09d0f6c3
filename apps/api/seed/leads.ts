import type { Db } from '../src/db/connect.ts'
import { contactMessages, exitedUsers } from '../src/db/schema/index.ts'
import { dayMs } from '../src/modules/platform/dates/durations.ts'

/** Indian mobile numbers never begin with 5, so these belong to nobody. */
const exits = [
  ['Sunita', 'Deshpande', 'sunita.deshpande@example.com', '5550142389', '/schools?city=Pune', 0.2],
  ['Arvind', 'Nair', 'arvind.nair@example.com', '5550187214', '/beyond-school/camps', 1.3],
  ['Fatima', 'Sheikh', 'fatima.sheikh@example.com', '5550163307', '/schools/compare', 2.6],
  ['Gurpreet', 'Singh', 'gurpreet.singh@example.com', '5550119852', '/beyond-school/tuitions', 5.1],
  ['Lakshmi', 'Raman', 'lakshmi.raman@example.com', '5550175640', '/schools', 9.4],
] as const

const letters = [
  {
    name: 'Rohan Mehta',
    topic: 'question',
    message: 'Can I see which schools near Andheri still have seats in Class 3 for this year?',
    daysAgo: 0.4,
  },
  {
    name: 'Principal, Sunrise Academy',
    topic: 'correction',
    message: 'The fees on our page are those of last year. Please tell us how to correct them.',
    daysAgo: 1.1,
  },
  {
    name: 'Divya Krishnan',
    topic: 'listing',
    message: 'I teach Bharatanatyam at home to twelve pupils. May I list that as a service?',
    daysAgo: 3.2,
  },
  {
    name: 'Seva Books Trust',
    topic: 'donate-books',
    message: 'We have 400 school books in Hindi and Marathi to give away in Nagpur.',
    daysAgo: 6.7,
  },
] as const

/** Adds invented contact details of the exit popup, and messages of the contact page. */
export async function insertLeads(tx: Db): Promise<void> {
  await tx.insert(exitedUsers).values(
    exits.map(([firstName, lastName, email, phone, exitedPage, daysAgo]) => ({
      firstName,
      lastName,
      email,
      phone,
      exitedPage,
      createdAt: new Date(Date.now() - daysAgo * dayMs),
    })),
  )
  await tx.insert(contactMessages).values(
    letters.map(({ name, topic, message, daysAgo }) => ({
      name,
      email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`,
      topic,
      message,
      createdAt: new Date(Date.now() - daysAgo * dayMs),
    })),
  )
}
